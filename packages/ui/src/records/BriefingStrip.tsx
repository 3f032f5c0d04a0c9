import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { messages } from '../messages.ts'
import styles from './BriefingStrip.module.css'

/** One cell: a small label over a value. */
export interface Fact {
  label: string
  /** null, undefined or '' is shown as "Not given". */
  value: ReactNode
  /** Uses the typeface of identifiers. */
  isMono?: boolean | undefined
  /** Spans a whole line on phones. */
  isFull?: boolean | undefined
}

export interface BriefingStripProps {
  facts: readonly Fact[]
  /** `case` gives its first two of seven cells more room on wide screens; eight and more are in rows of four or five. */
  layout?: 'even' | 'case' | undefined
  notGivenLabel?: string | undefined
}

/** The facts of a record in bordered cells that wrap; two columns on phones. */
export function BriefingStrip({ facts, layout = 'even', notGivenLabel }: BriefingStripProps) {
  return (
    <dl className={classNames(styles.strip, layout === 'case' && styles.case)}>
      {facts.map(({ label, value, isMono, isFull }) => {
        const isGiven = value !== null && value !== undefined && value !== ''
        return (
          <div key={label} className={classNames(styles.cell, isFull && styles.full)}>
            <dt>{label}</dt>
            <dd dir="auto" className={classNames(styles.value, isGiven ? isMono && styles.mono : styles.notGiven)}>
              {isGiven ? value : (notGivenLabel ?? messages.notGiven)}
            </dd>
          </div>
        )
      })}
    </dl>
  )
}
