import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { messages } from '../messages.ts'
import styles from './BriefingStrip.module.css'

/** One cell: a small label over a value. */
export interface Fact {
  label: string
  /** null, undefined or '' reads as "Not given". */
  value: ReactNode
  /** Sets an identifier in its typeface. */
  isMono?: boolean | undefined
  /** Takes a whole line on phones. */
  isFull?: boolean | undefined
}

export interface BriefingStripProps {
  facts: readonly Fact[]
  /** `case` gives its first two of seven cells more room on wide screens. */
  layout?: 'even' | 'case' | undefined
  notGivenLabel?: string | undefined
}

/** The facts of a record in ruled cells that wrap; two columns on phones. */
export function BriefingStrip({ facts, layout = 'even', notGivenLabel }: BriefingStripProps) {
  return (
    <dl className={classNames(styles.strip, layout === 'case' && styles.case)}>
      {facts.map(({ label, value, isMono, isFull }) => {
        const isGiven = value !== null && value !== undefined && value !== ''
        return (
          <div key={label} className={classNames(styles.cell, isFull && styles.full)}>
            <dt>{label}</dt>
            <dd className={classNames(styles.value, isGiven ? isMono && styles.mono : styles.notGiven)}>
              {isGiven ? value : (notGivenLabel ?? messages.notGiven)}
            </dd>
          </div>
        )
      })}
    </dl>
  )
}
