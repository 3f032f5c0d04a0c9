import { type ChangeEvent, useId } from 'react'
import styles from './Switch.module.css'

interface Named {
  label: string
  isLabelHidden?: boolean | undefined
  /** Why the setting cannot be changed: disables the switch and is shown next to it. */
  lockedReason?: string | undefined
  isDisabled?: boolean | undefined
}

interface SavedAtOnce extends Named {
  isOn: boolean
  /** Saves at once: the screen reverts `isOn` and says so when saving fails. */
  onChange: (isOn: boolean) => void
}

interface InForm extends Named {
  /** The form name; the value is `on` while the switch is on. */
  name: string
  isOnAtFirst: boolean
}

export type SwitchProps = SavedAtOnce | InForm

/** An on/off setting: a change is saved at once, or with the form that contains the switch. */
export function Switch({ label, isLabelHidden, lockedReason, isDisabled, ...state }: SwitchProps) {
  const reasonId = useId()
  const kept =
    'name' in state
      ? { name: state.name, defaultChecked: state.isOnAtFirst }
      : {
          checked: state.isOn,
          onChange: (event: ChangeEvent<HTMLInputElement>) => state.onChange(event.target.checked),
        }
  return (
    <span className={styles.row}>
      <label className={styles.row}>
        <input
          type="checkbox"
          // biome-ignore lint/a11y/useAriaPropsForRole: the state of a checkbox is exposed without an attribute
          role="switch"
          className={styles.switch}
          disabled={isDisabled || lockedReason !== undefined}
          aria-describedby={lockedReason ? reasonId : undefined}
          {...kept}
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
