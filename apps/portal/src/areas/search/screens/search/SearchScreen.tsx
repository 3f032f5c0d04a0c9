import { useSearchParams } from 'react-router'
import { useRead } from 'record-cache-react'
import { Breadcrumb, EmptyState, Notice, Page, PageHead, Sheet, SkeletonRows } from 'ui'
import { Failed } from '../../../../parts/Failed.tsx'
import { PageTitle } from '../../../../parts/PageTitle.tsx'
import { SiteSearch } from '../../../../parts/search/SiteSearch.tsx'
import { useReads } from '../../../../records/use-reads.ts'
import { pages } from '../../../../site/pages.ts'
import { paths } from '../../../../site/paths.ts'
import type { SearchQuery } from '../../reads.ts'
import { FoundArticles } from './FoundArticles.tsx'
import { FoundCases } from './FoundCases.tsx'
import { FoundProducts } from './FoundProducts.tsx'
import { messages } from './messages.ts'
import { NothingFound } from './NothingFound.tsx'
import { search } from './page.ts'
import { ChosenFilters, SearchFilters } from './SearchFilters.tsx'
import styles from './SearchScreen.module.css'
import { readSearchQuery } from './search-query.ts'

/** Articles, products and cases with the words of a search, drawn by its address. */
export function SearchScreen() {
  const [address] = useSearchParams()
  const query = readSearchQuery(address)
  return (
    <Page>
      <PageTitle of={search} />
      <Breadcrumb crumbs={[{ label: pages.home.title, href: paths.home() }, { label: search.title }]} />
      <PageHead title={search.title} />
      <SiteSearch words={query.q} />
      <div className={styles.found}>
        {query.q === '' ? (
          <Sheet isFlush>
            <EmptyState title={messages.start} hint={messages.startHint} />
          </Sheet>
        ) : (
          <Results query={query} />
        )}
      </div>
    </Page>
  )
}

function Results({ query }: { query: SearchQuery }) {
  const { data: found, state, refresh } = useRead(useReads(search).found)
  if (!found) {
    return state === 'Error' ? (
      <Failed text={messages.failed} action={messages.tryAgain} onRetry={refresh} />
    ) : (
      <Sheet isFlush>
        <SkeletonRows label={messages.loading} />
      </Sheet>
    )
  }
  const isEmpty = found.articleCount + found.products.length + found.cases.length === 0
  const isNarrowed = [query.product, query.category, query.type].some((choice) => choice !== undefined)
  if (isEmpty && !isNarrowed) {
    return (
      <>
        <span role="status" className="vh">
          {messages.none}
        </span>
        <NothingFound />
      </>
    )
  }
  return (
    <div className={styles.columns}>
      <SearchFilters query={query} found={found} />
      <div className={styles.results}>
        <ChosenFilters query={query} found={found} />
        {found.hasAllWords || isEmpty ? null : <Notice tone="plain">{messages.someWords}</Notice>}
        <FoundProducts products={found.products} />
        <FoundCases query={query} cases={found.cases} hasMore={found.hasMoreCases} />
        {isEmpty ? <NothingFound /> : <FoundArticles query={query} found={found} />}
      </div>
    </div>
  )
}
