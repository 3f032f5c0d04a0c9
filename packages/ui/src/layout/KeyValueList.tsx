import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { messages } from '../messages.ts'
import styles from './KeyValueList.module.css'

/** One fact with the control that changes it, or the form that replaces it while it is edited. */
export interface KeyValue {
  label: string
  value: ReactNode
  /** A button, or a text that says who can change it. */
  action?: ReactNode
  /** Replaces the value and the action, across the whole line. */
  editor?: ReactNode
}

export interface KeyValueListProps {
  items: readonly KeyValue[]
  notGivenLabel?: string
  /** Puts each value below its label at every width: for a narrow column. */
  isNarrow?: boolean
}

/** A list of facts, each with its action at the end of the line. */
export function KeyValueList({ items, notGivenLabel, isNarrow }: KeyValueListProps) {
  return (
    <dl className={classNames(styles.list, isNarrow && styles.narrow)}>
      {items.map(({ label, value, action, editor }) => (
        <div key={label} className={styles.line}>
          <dt>{label}</dt>
          {editor ? (
            <dd className={styles.editor}>{editor}</dd>
          ) : (
            <>
              <dd dir="auto">{value || <span className="meta">{notGivenLabel ?? messages.notGiven}</span>}</dd>
              {action ? <dd>{action}</dd> : null}
            </>
          )}
        </div>
      ))}
    </dl>
  )
}
