import { type KeyboardEvent, useId, useState } from 'react'
import { Icon } from '../icons/Icon.tsx'
import { InfoIcon } from '../icons/icons.ts'
import { messages } from '../messages.ts'
import styles from './InfoTip.module.css'

/** A button after a heading whose tooltip opens on hover, focus and press; Escape closes it. */
export function InfoTip({ children, label }: { children: string; label?: string | undefined }) {
  const id = useId()
  const [isPinned, setPinned] = useState(false)
  const [isNear, setNear] = useState(false)
  const isOpen = isPinned || isNear
  const close = () => {
    setPinned(false)
    setNear(false)
  }
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return
    event.stopPropagation()
    close()
  }
  return (
    <span className={styles.place} onPointerEnter={() => setNear(true)} onPointerLeave={() => setNear(false)}>
      <button
        type="button"
        className={styles.button}
        aria-label={label ?? messages.moreInformation}
        aria-describedby={isOpen ? id : undefined}
        onFocus={() => setNear(true)}
        onBlur={close}
        onKeyDown={closeOnEscape}
        onClick={() => setPinned(!isPinned)}
      >
        <Icon of={InfoIcon} />
      </button>
      {isOpen ? (
        <span role="tooltip" id={id} className={styles.tip}>
          {children}
        </span>
      ) : null}
    </span>
  )
}
