import {
  ActionTiles,
  AlertsIcon,
  CasesIcon,
  Columns,
  HelpIcon,
  Link,
  Page,
  PeopleIcon,
  ProductIcon,
  ResetIcon,
  Stack,
  ToolsIcon,
} from 'ui'
import { useCaseWork } from '../../../../parts/cases/case-work.ts'
import { PageTitle } from '../../../../parts/PageTitle.tsx'
import { loadInBrowser, loadOnServer } from '../../../../records/load-page.ts'
import { usePage } from '../../../../site/page.tsx'
import { pages } from '../../../../site/pages.ts'
import { paths } from '../../../../site/paths.ts'
import { CASES } from '../../reads.ts'
import { AgentHome } from './AgentHome.tsx'
import { ArticleList } from './ArticleList.tsx'
import { AuthorHome } from './AuthorHome.tsx'
import { DataCycle } from './DataCycle.tsx'
import { HomeAlerts } from './HomeAlerts.tsx'
import { HomeCases, useHomeCases } from './HomeCases.tsx'
import styles from './HomeScreen.module.css'
import { messages } from './messages.ts'
import { home, roleOf } from './page.ts'
import { useHomeArticles } from './use-home-articles.ts'
import { Welcome } from './Welcome.tsx'

/** The work of agents and of authors; for customers their waiting cases, news and articles, of which visitors see the public part. */
export function HomeScreen() {
  const role = roleOf(usePage().offers)
  return (
    <>
      <PageTitle of={home} />
      {role === 'agent' ? <AgentHome /> : role === 'author' ? <AuthorHome /> : <ReaderHome />}
    </>
  )
}

function ReaderHome() {
  const work = useCaseWork()
  const articles = useHomeArticles()
  const { waiting, atHand } = useHomeCases()
  const own = work ? <HomeCases work={work} waiting={waiting} atHand={atHand} /> : null
  const featured = (
    <ArticleList
      title={messages.featuredArticles}
      articles={articles.featured}
      hasMeta
      end={<Link href={paths.knowledge()}>{messages.allArticles}</Link>}
    />
  )
  // With many cases the sidebar is too long for the videos, so that they move below both columns.
  const isLong = [waiting, atHand].flatMap(({ rows }) => rows ?? []).length >= CASES
  const videos =
    articles.videos.rows?.length === 0 ? null : (
      <ArticleList title={messages.videos} articles={articles.videos} hasMeta isWide={isLong} />
    )
  return (
    <>
      <Welcome work={work} waiting={waiting} />
      <Page className={styles.content}>
        <HomeTiles />
        <Columns layout="8-4">
          {own ?? featured}
          <Stack gap="section">
            {own ? (
              <>
                <DataCycle />
                <HomeAlerts />
              </>
            ) : null}
            <ArticleList title={messages.topArticles} articles={articles.top} />
            {own ? null : <DataCycle />}
          </Stack>
          <Stack gap="section">
            {own ? featured : null}
            {isLong ? null : videos}
          </Stack>
        </Columns>
        {isLong ? videos : null}
      </Page>
    </>
  )
}

const texts = messages.waysOfVisitors

const ofVisitors = [
  {
    href: paths.signIn({ startURL: paths.caseManager() }),
    title: texts.cases,
    meta: texts.casesText,
    icon: CasesIcon,
  },
  { href: paths.products(), title: pages.products.title, meta: texts.productsText, icon: ProductIcon },
  { href: paths.trouble(), title: texts.trouble, meta: texts.troubleText, icon: HelpIcon },
]

/** Pages that the server may offer a signed-in user. */
const places = [
  {
    place: pages.downloadReset.place,
    href: paths.downloadReset(),
    title: pages.downloadReset.title,
    meta: messages.downloadResetText,
    icon: ResetIcon,
  },
  {
    place: pages.productAlerts.place,
    href: paths.productAlerts(),
    title: pages.productAlerts.title,
    meta: messages.alertsText,
    icon: AlertsIcon,
  },
  {
    place: pages.userManagement.place,
    href: paths.userManagement(),
    title: pages.userManagement.title,
    meta: messages.peopleText,
    icon: PeopleIcon,
  },
  {
    place: pages.setup.place,
    href: paths.setup(),
    title: pages.setup.title,
    meta: messages.setupText,
    icon: ToolsIcon,
  },
]

/** Links to other pages, below the headline. */
function HomeTiles() {
  const { session, offers } = usePage()
  const tiles = session ? places.filter(({ place }) => offers.places.includes(place)) : ofVisitors
  if (tiles.length === 0) return null
  return (
    <div className={styles.tiles}>
      <ActionTiles label={messages.ways} tiles={tiles} />
    </div>
  )
}

export { HomeScreen as default }

export const loader = loadOnServer(home)
export const clientLoader = loadInBrowser(home)
