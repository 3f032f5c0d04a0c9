import { useId } from 'react'
import styles from './Switch.module.css'

export interface SwitchProps {
  label: string
  isLabelHidden?: boolean | undefined
  isOn: boolean
  /** Saves at once: the screen reverts `isOn` and says so when saving fails. */
  onChange: (isOn: boolean) => void
  /** Why it cannot be changed: disables the switch and is shown beside it. */
  lockedReason?: string | undefined
  isDisabled?: boolean | undefined
}

/** An on/off setting that takes effect without a Save button. */
export function Switch({ label, isLabelHidden, isOn, onChange, lockedReason, isDisabled }: SwitchProps) {
  const reasonId = useId()
  return (
    <span className={styles.row}>
      <label className={styles.row}>
        <input
          type="checkbox"
          role="switch"
          aria-checked={isOn}
          className={styles.switch}
          checked={isOn}
          disabled={isDisabled || lockedReason !== undefined}
          aria-describedby={lockedReason ? reasonId : undefined}
          onChange={(event) => onChange(event.target.checked)}
        />
        <span className={isLabelHidden ? 'vh' : undefined}>{label}</span>
      </label>
      {lockedReason ? (
        <span id={reasonId} className="meta">
          {lockedReason}
        </span>
      ) : null}
    </span>
  )
}
