import { hydrateRoot } from 'react-dom/client'
import { type CacheFetch, createRecordCache, type RecordCache } from 'record-cache'
import { hydrate } from 'record-cache/hydration'
import { RecordCacheProvider } from 'record-cache-react'
import { CaseTitle } from './CaseTitle.tsx'

/** Hydrates the page of `renderCase` in the browser. The records sent with it are not requested again within their lifetime. */
export function startCase(page: Document, fetch: CacheFetch, caseId: string): RecordCache {
  const cache = createRecordCache({ fetch, now: Date.now })
  hydrate(cache, JSON.parse(page.getElementById('records')?.textContent ?? ''))
  hydrateRoot(
    page.querySelector('main') ?? page.body,
    <RecordCacheProvider cache={cache}>
      <CaseTitle caseId={caseId} />
    </RecordCacheProvider>,
  )
  return cache
}
