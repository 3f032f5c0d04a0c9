import { useLocation } from 'react-router'
import { AccountIcon, ChevronDownIcon, classNames, Icon, Late, Link, latePart, Menu, Page, useSettled } from 'ui'
import { usePage } from '../site/page.tsx'
import { isConsoleAt } from '../site/pages.ts'
import { AccountMenu } from './AccountMenu.tsx'
import { BrandLink } from './BrandLink.tsx'
import { CycleCell } from './CycleCell.tsx'
import { externalLinksOf } from './external-links.ts'
import styles from './Header.module.css'
import { HeaderSearch } from './HeaderSearch.tsx'
import { messages } from './messages.ts'
import { screensOf } from './navigation.ts'
import { PhoneMenu } from './PhoneMenu.tsx'
import { useSignInAddress } from './use-sign-in-address.ts'

// With the menu, which is loaded ahead.
const unreadAlerts = latePart(async () => (await import('./MenuDrawer.tsx')).UnreadAlerts)

/** The line at the top of every page: where one is, what there is, who is signed in. */
export function Header() {
  const { session } = usePage()
  const signInAddress = useSignInAddress()
  const { pathname } = useLocation()
  return (
    <header className={styles.header}>
      <Page className={classNames(styles.line, isConsoleAt(pathname, session) && styles.wide)}>
        <BrandLink />
        <MainNavigation />
        <div className={styles.end}>
          <div className={styles.cycle}>
            <CycleCell />
          </div>
          <HeaderSearch />
          {session ? (
            <div className={styles.notPhone}>
              <AccountMenu user={session.user} />
            </div>
          ) : (
            <Link href={signInAddress} className={styles.cell}>
              <Icon of={AccountIcon} />
              <span>{messages.signIn}</span>
            </Link>
          )}
          <PhoneMenu />
        </div>
      </Page>
    </header>
  )
}

function MainNavigation() {
  const { offers, shop } = usePage()
  const { pathname } = useLocation()
  const isSettled = useSettled()
  const screens = screensOf('main', offers)
  const offered = screensOf('support', offers)
  const support = [
    ...offered.map(({ label, href, icon }) => ({ id: href, label, href, icon })),
    ...externalLinksOf(shop).support.map((link) => ({ ...link, id: link.name, isExternal: true })),
  ]
  if (screens.length === 0 && support.length === 0) return null
  return (
    <nav aria-label={messages.mainNavigation} className={styles.navigation}>
      {screens.map(({ name, label, href, belongs }) => (
        <Link
          key={href}
          href={href}
          aria-current={pathname === href ? 'page' : belongs(pathname) ? 'true' : undefined}
          className={styles.screen}
        >
          {label}
          {isSettled && name === 'productAlerts' ? <Late part={unreadAlerts} props={{}} isQuiet /> : null}
        </Link>
      ))}
      {support.length > 0 ? (
        <Menu
          label={messages.support}
          items={support}
          trigger={(props) => (
            <button
              {...props}
              type="button"
              aria-current={offered.some(({ belongs }) => belongs(pathname)) ? 'true' : undefined}
              className={styles.screen}
            >
              {messages.support} <Icon of={ChevronDownIcon} />
            </button>
          )}
        />
      ) : null}
    </nav>
  )
}
