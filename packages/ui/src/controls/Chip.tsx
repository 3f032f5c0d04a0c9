import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { Icon } from '../icons/Icon.tsx'
import { CloseIcon } from '../icons/icons.ts'
import { messages } from '../messages.ts'
import styles from './Chip.module.css'

export interface ChipProps {
  children: ReactNode
  /** Pressed state of a toggle; when absent the chip is a plain button. */
  isSelected?: boolean | undefined
  /** When present, the chip is an active filter: it shows a cross, and a press removes it. */
  onRemove?: (() => void) | undefined
  onClick?: (() => void) | undefined
  removeLabel?: string | undefined
}

/** A small rounded button: a preset to press, or a filter to remove. */
export function Chip({ children, isSelected, onRemove, onClick, removeLabel }: ChipProps) {
  return (
    <button
      type="button"
      className={styles.chip}
      aria-pressed={onRemove ? undefined : isSelected}
      onClick={onRemove ?? onClick}
    >
      {children}
      {onRemove ? (
        <>
          <Icon of={CloseIcon} />
          <span className="vh">{removeLabel ?? messages.removeFilter}</span>
        </>
      ) : null}
    </button>
  )
}

/** Lays chips out in a row that wraps. */
export function ChipRow({ children, className }: { children: ReactNode; className?: string | undefined }) {
  return <div className={classNames(styles.row, className)}>{children}</div>
}
