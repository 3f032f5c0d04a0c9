import { Columns, Page } from 'ui'
import { useCaseWork } from '../../../../parts/cases/use-case-work.ts'
import { PageTitle } from '../../../../parts/PageTitle.tsx'
import { ArticleList } from './ArticleList.tsx'
import { DataCycle } from './DataCycle.tsx'
import { HomeCases } from './HomeCases.tsx'
import styles from './HomeScreen.module.css'
import { messages } from './messages.ts'
import { home } from './page.ts'
import { useHomeArticles } from './use-home-articles.ts'
import { useHomeCases } from './use-home-cases.ts'
import { Welcome } from './Welcome.tsx'

/** What waits for the reader, what is going on, and where to read on. */
export function HomeScreen() {
  const work = useCaseWork()
  const articles = useHomeArticles()
  const { waiting, atHand, queue } = useHomeCases()
  const own = work ? (
    <HomeCases work={work} waiting={waiting} atHand={atHand} queue={queue} />
  ) : articles.own ? (
    <ArticleList title={messages.myArticles} articles={articles.own} hasMeta />
  ) : null
  const featured = <ArticleList title={messages.featuredArticles} articles={articles.featured} hasMeta />
  return (
    <>
      <PageTitle of={home} />
      <Welcome work={work} waiting={waiting} />
      <Page className={styles.content}>
        <Columns layout="8-4">
          {own ?? featured}
          <DataCycle />
          {own ? featured : null}
          <ArticleList title={messages.topArticles} articles={articles.top} />
        </Columns>
      </Page>
    </>
  )
}
