import type { ReactNode } from 'react'
import { Icon, type IconShape, Link } from 'ui'
import { type Marked, MarkedText } from '../../../../parts/search/MarkedText.tsx'
import styles from './SearchScreen.module.css'

/** One result: a linked title. */
type FoundRow = {
  id: string
  href: string
  icon: IconShape
  title: Marked
  snippet: Marked | null
  badges: readonly string[]
  meta: ReactNode
}

/** Results, best match first. */
export function FoundRows({ label, rows }: { label: string; rows: readonly FoundRow[] }) {
  return (
    <ol className={styles.rows} aria-label={label}>
      {rows.map(({ id, href, icon, title, snippet, badges, meta }) => (
        <li key={id} className={styles.row}>
          <Icon of={icon} className={styles.icon} />
          <div className={styles.text}>
            <Link href={href} className="title-link">
              <MarkedText {...title} />
            </Link>
            {snippet ? (
              <p dir="auto" className="small soft">
                <MarkedText {...snippet} />
              </p>
            ) : null}
            <p className={styles.meta}>
              {badges.map((badge) => (
                <span key={badge} className={styles.badge}>
                  {badge}
                </span>
              ))}
              <span className="meta">{meta}</span>
            </p>
          </div>
        </li>
      ))}
    </ol>
  )
}
