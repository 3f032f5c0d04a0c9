import { renderToString } from 'react-dom/server'
import { type CacheFetch, createRecordCache, getRecord } from 'record-cache'
import { dehydrate } from 'record-cache/hydration'
import { RecordCacheProvider } from 'record-cache-react'
import { CaseTitle, caseTitleFields } from './CaseTitle.tsx'

/** Renders one page for one request, with a new cache that is filled first. Its records are sent with the page. */
export async function renderCase(fetch: CacheFetch, caseId: string): Promise<{ status: number; html: string }> {
  const cache = createRecordCache({ fetch, now: Date.now })
  const { error } = await cache.invoke(getRecord, { recordId: caseId, fields: caseTitleFields })
  const rendered = renderToString(
    <RecordCacheProvider cache={cache}>
      <CaseTitle caseId={caseId} />
    </RecordCacheProvider>,
  )
  const records = JSON.stringify(dehydrate(cache)).replaceAll('<', '\\u003c')
  const html = `<main>${rendered}</main><script type="application/json" id="records">${records}</script>`
  return { status: error?.status ?? 200, html }
}
