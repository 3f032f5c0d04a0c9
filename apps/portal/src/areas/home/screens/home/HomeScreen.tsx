import { Columns, Page } from 'ui'
import { useCaseWork } from '../../../../parts/cases/use-case-work.ts'
import { PageTitle } from '../../../../parts/PageTitle.tsx'
import { useReads } from '../../../../records/use-reads.ts'
import { ArticleList } from './ArticleList.tsx'
import { DataCycle } from './DataCycle.tsx'
import { HomeCases } from './HomeCases.tsx'
import styles from './HomeScreen.module.css'
import { messages } from './messages.ts'
import { home } from './page.ts'
import { useHomeCases } from './use-home-cases.ts'
import { Welcome } from './Welcome.tsx'

/** What waits for the reader, what is going on, and where to read on. */
export function HomeScreen() {
  const work = useCaseWork()
  const reads = useReads(home)
  const { waiting, atHand } = useHomeCases()
  return (
    <>
      <PageTitle of={home} />
      <Welcome work={work} waiting={waiting} />
      <Page className={styles.content}>
        <Columns layout="8-4">
          {work ? <HomeCases work={work} waiting={waiting} atHand={atHand} /> : null}
          {work ? <DataCycle /> : null}
          <ArticleList title={messages.featuredArticles} articles={reads.featured} hasMeta />
          {work ? null : <DataCycle />}
          <ArticleList title={messages.topArticles} articles={reads.top} />
        </Columns>
      </Page>
    </>
  )
}
