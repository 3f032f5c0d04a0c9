import { classNames } from '../class-names.ts'
import { Icon, type IconShape } from '../icons/Icon.tsx'
import { ExternalLinkIcon } from '../icons/icons.ts'
import { Link } from '../links/Link.tsx'
import { Count } from '../records/Badge.tsx'
import styles from './SideNav.module.css'
import { useCurrentInView } from './use-current-in-view.ts'

export interface SideNavItem {
  label: string
  href: string
  icon?: IconShape | undefined
  /** `location` for the current part of a page. */
  isCurrent?: boolean | 'location' | undefined
  isExternal?: boolean | undefined
  count?: number | string | undefined
}

/** A group of the navigation, with or without a heading. */
export interface SideNavGroup {
  heading?: string | undefined
  items: readonly SideNavItem[]
}

export interface SideNavProps {
  label: string
  groups: readonly SideNavGroup[]
  /** Below 64em, a row that scrolls sideways. */
  isScrollRow?: boolean | undefined
  /** Leaves out the rule on the left, as in a drawer. */
  isFlush?: boolean | undefined
}

/** A vertical list of links; a magenta line marks the current one. */
export function SideNav({ label, groups, isScrollRow, isFlush }: SideNavProps) {
  const row = useCurrentInView<HTMLElement>(
    groups.flatMap(({ items }) => items).find(({ isCurrent }) => isCurrent)?.href,
  )
  return (
    <nav
      ref={row}
      aria-label={label}
      className={classNames(styles.side, isScrollRow && styles.scroll, isFlush && styles.flush)}
    >
      {groups.map((group) => (
        <div key={group.heading ?? group.items[0]?.href ?? ''} className={styles.group}>
          {group.heading ? <h2>{group.heading}</h2> : null}
          <ul>
            {group.items.map((item) => (
              <li key={item.href}>
                <Link
                  href={item.href}
                  aria-current={item.isCurrent === true ? 'page' : item.isCurrent || undefined}
                  isExternal={item.isExternal}
                  isIconHidden
                >
                  {item.icon ? <Icon of={item.icon} /> : null}
                  <span>{item.label}</span>
                  {item.count === undefined ? null : <Count>{item.count}</Count>}
                  {item.isExternal ? <Icon of={ExternalLinkIcon} className={styles.external} /> : null}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  )
}
