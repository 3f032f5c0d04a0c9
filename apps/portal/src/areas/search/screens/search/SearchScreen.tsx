import { useSearchParams } from 'react-router'
import { useRead } from 'record-cache-react'
import { Breadcrumb, EmptyState, LinkButton, Notice, Page, PageHead, ProductIcon, Sheet, SkeletonRows } from 'ui'
import { caseOpening, useCaseOpening } from '../../../../parts/cases/case-opening.ts'
import { Failed } from '../../../../parts/Failed.tsx'
import { PageTitle } from '../../../../parts/PageTitle.tsx'
import { SiteSearch } from '../../../../parts/search/SiteSearch.tsx'
import { loadInBrowser, loadOnServer } from '../../../../records/load-page.ts'
import { page, useReads } from '../../../../records/page.ts'
import { isFor } from '../../../../site/audience.ts'
import { usePage } from '../../../../site/page.tsx'
import { pages } from '../../../../site/pages.ts'
import { paths } from '../../../../site/paths.ts'
import { type Found, readAccounts, readContacts, readFound, type SearchQuery } from '../../reads.ts'
import { FoundArticles } from './FoundArticles.tsx'
import { FoundCases } from './FoundCases.tsx'
import { FoundCustomers } from './FoundCustomers.tsx'
import { FoundRows } from './FoundRows.tsx'
import { messages } from './messages.ts'
import { ChosenFilters, SearchFilters } from './SearchFilters.tsx'
import styles from './SearchScreen.module.css'
import { readSearchQuery } from './search-query.ts'

export const search = page({
  ...pages.search,
  reads: ({ query, user }) => {
    const typed = readSearchQuery(query)
    const findsCustomers = typed.q !== '' && user !== null && isFor('agent', { user })
    return {
      results: readFound(typed),
      opening: user && caseOpening,
      accounts: findsCustomers ? readAccounts(typed.q) : null,
      contacts: findsCustomers ? readContacts(typed.q) : null,
    }
  },
})

/** Articles, products and cases that match the words in the address. */
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
  const reads = useReads(search)
  const { data: results, state, refresh } = useRead(reads.results)
  const accounts = useRead(reads.accounts).data?.records ?? []
  const contacts = useRead(reads.contacts).data?.records ?? []
  if (!results) {
    return state === 'Error' ? (
      <Failed text={messages.failed} onRetry={refresh} />
    ) : (
      <Sheet isFlush>
        <SkeletonRows label={messages.loading} />
      </Sheet>
    )
  }
  const isEmpty = results.articleCount + results.products.length + results.cases.length === 0
  const isNarrowed = [query.product, query.category, query.type].some((choice) => choice !== undefined)
  const hasCustomers = accounts.length + contacts.length > 0
  if (isEmpty && !isNarrowed && !hasCustomers) {
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
      <SearchFilters query={query} results={results} />
      <div className={styles.results}>
        <ChosenFilters query={query} results={results} />
        {results.hasAllWords || isEmpty ? null : <Notice tone="plain">{messages.someWords}</Notice>}
        <FoundCustomers words={query.q} accounts={accounts} contacts={contacts} />
        <FoundProducts products={results.products} />
        <FoundCases query={query} results={results} />
        {isEmpty ? hasCustomers ? null : <NothingFound /> : <FoundArticles query={query} results={results} />}
      </div>
    </div>
  )
}

/** The matching products. */
function FoundProducts({ products }: { products: Found['products'] }) {
  if (products.length === 0) return null
  return (
    <section aria-label={messages.products}>
      <h2 className={styles.heading}>{messages.products}</h2>
      <Sheet isFlush>
        <FoundRows
          label={messages.products}
          rows={products.map(({ id, itemNumber, name, snippet }) => ({
            id,
            href: paths.products({ productName: itemNumber }),
            icon: ProductIcon,
            title: name,
            snippet,
            badges: [],
            meta: itemNumber,
          }))}
        />
      </Sheet>
    </section>
  )
}

/** Says that nothing was found, with a link to open a case, as a guest for visitors. */
function NothingFound() {
  const { session } = usePage()
  const { isOffered } = useCaseOpening()
  const way = isOffered ? (
    <LinkButton variant="line" href={paths.openCase()}>
      {messages.openCase}
    </LinkButton>
  ) : session === null ? (
    <LinkButton variant="line" href={paths.guestCase()}>
      {messages.openSupportCase}
    </LinkButton>
  ) : null
  return (
    <Sheet isFlush>
      <EmptyState drawing="search" title={messages.none} hint={messages.noneHint} action={way} />
    </Sheet>
  )
}

export { SearchScreen as default }

export const loader = loadOnServer(search)
export const clientLoader = loadInBrowser(search)
