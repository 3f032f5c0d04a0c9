import { AIRAC_CYCLE_DAYS, airacStatus } from 'contract'
import { useLocation } from 'react-router'
import { AccountIcon, CycleScale, classNames, Icon, Link, Page } from 'ui'
import { useNow } from '../site/now.tsx'
import { usePage } from '../site/page.tsx'
import { isConsoleAt, pages } from '../site/pages.ts'
import { AccountMenu } from './AccountMenu.tsx'
import { BrandLink } from './BrandLink.tsx'
import styles from './Header.module.css'
import { HeaderSearch } from './HeaderSearch.tsx'
import { MainNavigation } from './MainNavigation.tsx'
import { messages } from './messages.ts'
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

/** The data cycle in force and its day, in one small block. */
function CycleCell() {
  const { current, day } = airacStatus(useNow())
  return (
    <div className={styles.cycleDay}>
      <b>{messages.cycle(current.number)}</b>
      <CycleScale day={day} isSmall />
      <span>{messages.cycleDay(day, AIRAC_CYCLE_DAYS)}</span>
    </div>
  )
}
