import { useLocation } from 'react-router'
import { AccountIcon, classNames, Icon, Link, Page } from 'ui'
import { usePage } from '../site/page.tsx'
import { isConsoleAt, pages } from '../site/pages.ts'
import { AccountMenu } from './AccountMenu.tsx'
import { BrandLink } from './BrandLink.tsx'
import { CycleCell } from './CycleCell.tsx'
import styles from './Header.module.css'
import { HeaderSearch } from './HeaderSearch.tsx'
import { MainNavigation } from './MainNavigation.tsx'
import { PhoneMenu } from './PhoneMenu.tsx'
import { useSignInAddress } from './use-sign-in-address.ts'

/** The header of every page: brand, navigation, search and account. */
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
              <span className={styles.signIn}>{pages.signIn.title}</span>
            </Link>
          )}
          <PhoneMenu />
        </div>
      </Page>
    </header>
  )
}
