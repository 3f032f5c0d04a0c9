import type { ReactNode } from 'react'
import { AddIcon, ChartHero, classNames, LinkButton, Page } from 'ui'
import { useCaseOpening } from '../../../../parts/cases/case-opening.ts'
import type { CaseWork } from '../../../../parts/cases/case-work.ts'
import { GuestCaseButton } from '../../../../parts/cases/GuestCaseButton.tsx'
import { SiteSearch } from '../../../../parts/search/SiteSearch.tsx'
import { UrgentPhone } from '../../../../parts/UrgentPhone.tsx'
import { usePage } from '../../../../site/page.tsx'
import { pages } from '../../../../site/pages.ts'
import { paths } from '../../../../site/paths.ts'
import type { CaseShortList } from './HomeCases.tsx'
import { messages } from './messages.ts'
import styles from './Welcome.module.css'

/** The headline with the number of waiting cases, the search and the main links. */
export function Welcome({ work, waiting: { rows, hasMore } }: { work: CaseWork | null; waiting: CaseShortList }) {
  const { session, brand } = usePage()
  return (
    <section className={styles.hero}>
      <div className={styles.chart}>
        <ChartHero />
      </div>
      <Page className={styles.page}>
        <div className={styles.copy}>
          <h1>{session ? messages.welcome(firstName(session.user.name)) : messages.tagline}</h1>
          <p className={styles.tagline}>
            {session ? messages.tagline : messages.leadOfVisitors(brand.name)}{' '}
            {rows && rows.length > 0 ? messages.waitingCount(rows.length, hasMore) : null}
          </p>
          <SiteSearch />
          {!session ? <VisitorWays /> : work ? <CaseWays /> : null}
          {!session || session.user.accountId ? <UrgentPhone /> : null}
        </div>
      </Page>
    </section>
  )
}

/** The headline of agents and authors: the search and what they start from here, without the drawing. */
export function StaffWelcome({ children }: { children: ReactNode }) {
  const { session } = usePage()
  return (
    <section className={classNames(styles.hero, styles.ofStaff)}>
      <Page className={styles.page}>
        <div className={styles.copy}>
          <h1>{messages.welcome(firstName(session?.user.name ?? ''))}</h1>
          <SiteSearch />
        </div>
        <div className={styles.ways}>{children}</div>
      </Page>
    </section>
  )
}

const firstName = (name: string): string => name.split(' ')[0] ?? name

function CaseWays() {
  const { isOffered } = useCaseOpening()
  return (
    <div className={styles.ways}>
      {isOffered ? (
        <LinkButton href={paths.openCase()} icon={AddIcon}>
          {messages.openCase}
        </LinkButton>
      ) : null}
      <LinkButton variant={isOffered ? 'quiet' : 'primary'} href={paths.caseManager()}>
        {messages.caseManager}
      </LinkButton>
    </div>
  )
}

function VisitorWays() {
  return (
    <div className={styles.ways}>
      <LinkButton variant="line" href={paths.signIn()}>
        {pages.signIn.title}
      </LinkButton>
      <GuestCaseButton variant="line">{messages.openSupportCase}</GuestCaseButton>
    </div>
  )
}
