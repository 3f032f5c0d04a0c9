import { Link } from '../links/Link.tsx'
import { messages } from '../messages.ts'
import styles from './Breadcrumb.module.css'

/** One level of the breadcrumb; the last one is the page itself and needs no `href`. */
export interface Crumb {
  label: string
  href?: string | undefined
  /** Uses the typeface of identifiers. */
  isMono?: boolean | undefined
}

/** The path from Home to this page. */
export function Breadcrumb({ crumbs, label }: { crumbs: readonly Crumb[]; label?: string | undefined }) {
  return (
    <nav className={styles.crumbs} aria-label={label ?? messages.breadcrumb}>
      <ol>
        {crumbs.map((crumb, index) => {
          const text = <span className={crumb.isMono ? 'mono' : undefined}>{crumb.label}</span>
          const isHere = index === crumbs.length - 1
          return (
            <li key={crumb.href ?? crumb.label} aria-current={isHere ? 'page' : undefined}>
              {crumb.href === undefined || isHere ? text : <Link href={crumb.href}>{text}</Link>}
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
