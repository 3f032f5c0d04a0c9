import { useRef } from 'react'
import { useLocation } from 'react-router'
import { ChevronDownIcon, classNames, Icon, Late, Link, Menu, type MenuItem } from 'ui'
import { usePage } from '../site/page.tsx'
import { alertNews } from './alert-news.ts'
import { externalLinksOf } from './external-links.ts'
import styles from './MainNavigation.module.css'
import { messages } from './messages.ts'
import { screensOf } from './navigation.ts'
import { useFittingCount } from './use-fitting-count.ts'

/** The screens in the header line, then the Support menu. If not all fit, one More menu has the rest and the support screens. */
export function MainNavigation() {
  const { offers, shop } = usePage()
  const { pathname } = useLocation()
  const line = useRef<HTMLElement>(null)
  const screens = screensOf('main', offers)
  const offered = screensOf('support', offers)
  const fitting = useFittingCount(line, screens.length)
  const support: MenuItem[] = [
    ...offered.map(({ label, href, icon }) => ({ id: href, label, href, icon })),
    ...externalLinksOf(shop).support.map((link) => ({ ...link, id: link.name, isExternal: true })),
  ]
  if (screens.length === 0 && support.length === 0) return null
  const others = screens.slice(fitting)
  const isSupportAt = offered.some(({ belongs }) => belongs(pathname))
  return (
    <nav ref={line} aria-label={messages.mainNavigation} className={styles.navigation}>
      <div className={styles.screens}>
        {screens.map(({ name, label, href, belongs }, index) => (
          <Link
            key={href}
            href={href}
            aria-current={pathname === href ? 'page' : belongs(pathname) ? 'true' : undefined}
            className={classNames(styles.screen, index >= fitting && styles.withoutRoom)}
          >
            {label}
            {name === 'productAlerts' ? <Late part={alertNews} props={{ as: 'count' }} isQuiet /> : null}
          </Link>
        ))}
      </div>
      <LineMenu
        label={messages.support}
        items={support}
        isShown={others.length === 0 && support.length > 0}
        isCurrent={isSupportAt}
      />
      <LineMenu
        label={messages.more}
        items={[
          ...others.map(({ name, label, href }) => ({
            id: href,
            label,
            href,
            end: name === 'productAlerts' ? <Late part={alertNews} props={{ as: 'words' }} isQuiet /> : undefined,
          })),
          ...support.map((item, index) => ({ ...item, startsGroup: index === 0 })),
        ]}
        isShown={others.length > 0}
        isCurrent={isSupportAt || others.some(({ belongs }) => belongs(pathname))}
      />
    </nav>
  )
}

type LineMenuProps = { label: string; items: MenuItem[]; isShown: boolean; isCurrent: boolean }

/** A menu in the header line. While hidden it takes no room, but its width can be measured. */
function LineMenu({ label, items, isShown, isCurrent }: LineMenuProps) {
  return (
    <Menu
      label={label}
      items={items}
      trigger={(props) => (
        <button
          {...props}
          type="button"
          aria-current={isCurrent ? 'true' : undefined}
          className={classNames(styles.screen, !isShown && styles.withoutRoom)}
        >
          {label} <Icon of={ChevronDownIcon} />
        </button>
      )}
    />
  )
}
