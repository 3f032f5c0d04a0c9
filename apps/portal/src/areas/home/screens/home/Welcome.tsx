import { AddIcon, ChartHero, LinkButton, Page } from 'ui'
import { useCaseOpening } from '../../../../parts/cases/case-opening.ts'
import type { CaseWork } from '../../../../parts/cases/case-work.ts'
import { GuestCaseButton } from '../../../../parts/cases/GuestCaseButton.tsx'
import { SiteSearch } from '../../../../parts/search/SiteSearch.tsx'
import { UrgentPhone } from '../../../../parts/UrgentPhone.tsx'
import { usePage } from '../../../../site/page.tsx'
import { pages } from '../../../../site/pages.ts'
import { NEW, paths } from '../../../../site/paths.ts'
import type { CaseShortList } from './HomeCases.tsx'
import { messages } from './messages.ts'
import styles from './Welcome.module.css'

type Props = { work: CaseWork | null; waiting: CaseShortList; isAuthor: boolean }

/** The headline with the number of waiting cases, the search and the main links. */
export function Welcome({ work, waiting: { rows, hasMore }, isAuthor }: Props) {
  const { session, brand } = usePage()
  const name = session?.user.name ?? ''
  return (
    <section className={styles.hero}>
      <div className={styles.chart}>
        <ChartHero />
      </div>
      <Page className={styles.page}>
        <div className={styles.copy}>
          <h1>{session ? messages.welcome(name.split(' ')[0] ?? name) : messages.tagline}</h1>
          <p className={styles.tagline}>
            {session ? messages.tagline : messages.leadOfVisitors(brand.name)}{' '}
            {rows && rows.length > 0 ? messages.waitingCount(rows.length, hasMore) : null}
          </p>
          <SiteSearch />
          {!session ? <VisitorWays /> : work ? <CaseWays /> : isAuthor ? <AuthorWays /> : null}
          {!session || session.user.accountId ? <UrgentPhone /> : null}
        </div>
      </Page>
    </section>
  )
}

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

function AuthorWays() {
  return (
    <div className={styles.ways}>
      <LinkButton href={paths.author({ id: NEW })} icon={AddIcon}>
        {messages.writeArticle}
      </LinkButton>
      <LinkButton variant="quiet" href={paths.author()}>
        {pages.author.title}
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
