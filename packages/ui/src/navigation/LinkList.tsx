import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { Icon, type IconShape } from '../icons/Icon.tsx'
import { Link } from '../links/Link.tsx'
import styles from './LinkList.module.css'

/** One row: an icon for its type, a title and a line of meta. */
export interface LinkRow {
  href: string
  title: ReactNode
  meta?: ReactNode
  /** Badges, shown after the meta. */
  marks?: ReactNode
  icon: IconShape
  /** Stands out, because it must not be missed. */
  isAlarm?: boolean | undefined
  /** Opens a link inside the portal in a new tab, for instance from a form that must not be left. */
  isNewTab?: boolean | undefined
  /** The file name under which the target is saved. */
  download?: string | undefined
}

export interface LinkListProps {
  rows: readonly LinkRow[]
  label?: string | undefined
  /** Puts two rows side by side on wide screens. */
  isTwoUp?: boolean | undefined
}

/** Ruled rows of links to articles, cases or videos. */
export function LinkList({ rows, label, isTwoUp = false }: LinkListProps) {
  return (
    <ul className={classNames(styles.links, isTwoUp && styles.twoUp)} aria-label={label}>
      {rows.map((row) => (
        <li key={row.href} className={row.isAlarm ? styles.alarm : undefined}>
          <Link href={row.href} download={row.download} isExternal={row.isNewTab} isIconHidden>
            <Icon of={row.icon} className={styles.icon} />
            <b dir="auto">{row.title}</b>
            {row.meta || row.marks ? (
              <span className={styles.foot}>
                {row.meta ? <span className={styles.meta}>{row.meta}</span> : null}
                {row.marks ? <> {row.marks}</> : null}
              </span>
            ) : null}
          </Link>
        </li>
      ))}
    </ul>
  )
}
