import { Columns, Page } from 'ui'
import { PageTitle } from '../../lib/PageTitle.tsx'
import { ArticleList } from './ArticleList.tsx'
import { DataCycle } from './DataCycle.tsx'
import { HomeCases } from './HomeCases.tsx'
import styles from './HomeScreen.module.css'
import { homeLists } from './home-lists.ts'
import { messages } from './messages.ts'
import { useHomeCases } from './use-home-cases.ts'
import { Welcome } from './Welcome.tsx'

/** What waits for the reader, what is going on, and where to read on. */
export function HomeScreen() {
  const { waiting, recent } = useHomeCases()
  return (
    <>
      <PageTitle>{messages.title}</PageTitle>
      <Welcome waiting={waiting} />
      <Page className={styles.content}>
        <Columns layout="8-4">
          <HomeCases waiting={waiting} recent={recent} />
          <DataCycle />
          <ArticleList title={messages.featuredArticles} config={homeLists.featured} hasMeta />
          <ArticleList title={messages.topArticles} config={homeLists.top} />
        </Columns>
      </Page>
    </>
  )
}
