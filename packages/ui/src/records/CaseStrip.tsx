import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { Link } from '../links/Link.tsx'
import styles from './CaseStrip.module.css'

export interface CaseStripProps {
  href: string
  number: string
  subject: string
  /** Usually a `StatusGlyph`. */
  status: ReactNode
  /** Badges under the number; on phones in the same line. */
  badges?: ReactNode
  /** Short facts in one line: product, tail number, last change. */
  facts?: readonly ReactNode[] | undefined
  /** Shown before the facts, usually `ImpactBars`. */
  detail?: ReactNode
  /** A line under the status, hidden on phones. */
  updated?: ReactNode
}

/** A case in a list: number cell, subject cell, status cell; a card on phones. The whole strip is one link. */
export function CaseStrip({ href, number, subject, status, badges, facts = [], detail, updated }: CaseStripProps) {
  return (
    <li className={styles.item}>
      <Link href={href} className={styles.strip}>
        <span className={styles.number}>
          {number}
          {badges}
        </span>
        <span className={styles.main}>
          <b dir="auto">{subject}</b>
          {facts.length > 0 || detail ? (
            <span className={classNames('meta', styles.facts)}>
              {detail}
              {facts.map((fact, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the facts of one strip keep their places
                <span key={index}>{fact}</span>
              ))}
            </span>
          ) : null}
        </span>
        <span className={styles.status}>
          {status}
          {updated ? <span className={classNames('meta', styles.updated)}>{updated}</span> : null}
        </span>
      </Link>
    </li>
  )
}

/** A stack of strips; `isBay` shows them as separate cards on phones. */
export function CaseStrips({ children, label, isBay }: { children: ReactNode; label?: string; isBay?: boolean }) {
  return (
    <ul className={classNames(styles.strips, isBay && styles.bay)} aria-label={label}>
      {children}
    </ul>
  )
}
