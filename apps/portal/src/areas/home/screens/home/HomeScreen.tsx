import { Columns, Link, Page, Stack } from 'ui'
import { useCaseWork } from '../../../../parts/cases/use-case-work.ts'
import { PageTitle } from '../../../../parts/PageTitle.tsx'
import { paths } from '../../../../site/paths.ts'
import { CASES } from '../../reads.ts'
import { ArticleList } from './ArticleList.tsx'
import { DataCycle } from './DataCycle.tsx'
import { HomeAlerts } from './HomeAlerts.tsx'
import { HomeCases } from './HomeCases.tsx'
import styles from './HomeScreen.module.css'
import { HomeTiles } from './HomeTiles.tsx'
import { messages } from './messages.ts'
import { home } from './page.ts'
import { useHomeArticles } from './use-home-articles.ts'
import { useHomeCases } from './use-home-cases.ts'
import { Welcome } from './Welcome.tsx'

/** What waits for the reader, what is going on, and where to read on; for visitors what is public of it. */
export function HomeScreen() {
  const work = useCaseWork()
  const articles = useHomeArticles()
  const { waiting, atHand, queue } = useHomeCases()
  const own = work ? (
    <HomeCases work={work} waiting={waiting} atHand={atHand} queue={queue} />
  ) : articles.own ? (
    <ArticleList title={messages.myArticles} articles={articles.own} hasMeta />
  ) : null
  const featured = (
    <ArticleList
      title={messages.featuredArticles}
      articles={articles.featured}
      hasMeta
      end={<Link href={paths.knowledge()}>{messages.allArticles}</Link>}
    />
  )
  // Many cases leave no room for the videos beside the aside: they stand below both columns then.
  const isLong = [waiting, atHand, queue].flatMap(({ rows }) => rows ?? []).length >= CASES
  const videos =
    articles.videos.rows?.length === 0 ? null : (
      <ArticleList title={messages.videos} articles={articles.videos} hasMeta isWide={isLong} />
    )
  return (
    <>
      <PageTitle of={home} />
      <Welcome work={work} waiting={waiting} isAuthor={articles.own !== null} />
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
