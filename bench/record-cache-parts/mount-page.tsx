import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { createRecordCache, getListRecords, getRecord } from 'record-cache'
import { RecordCacheProvider, useAdapter } from 'record-cache-react'
import { CASE_FIELDS, caseId, caseListJson } from './case-list.ts'
import { listOfCases } from './served-cache.ts'

// Runs in the page of a browser: mounts a list whose rows each read their case from the cache, and the same list from plain objects.

const ROWS = 1_000
const IDS = Array.from({ length: ROWS }, (_, number) => caseId(number))
const FIELDS = CASE_FIELDS.slice(0, 15)
const SHOWN = ['CaseNumber', 'Subject', 'Status'] as const

type Values = Readonly<Record<string, { readonly value: unknown }>>

const shown = (fields: Values) => (
  <li>
    {SHOWN.map((name) => (
      <span key={name}>{String(fields[name]?.value)}</span>
    ))}
  </li>
)

const PlainRow = ({ fields }: { fields: Values }) => shown(fields)

function ReadRow({ recordId }: { recordId: string }) {
  const { data } = useAdapter(getRecord, { recordId, fields: [...FIELDS] })
  if (data === undefined) throw new Error('A record was not in the cache')
  return shown(data.fields)
}

/** Milliseconds until the rows of a list are in the document. */
function mountMs(list: ReactNode): number {
  const place = document.body.appendChild(document.createElement('ul'))
  const root = createRoot(place)
  const start = performance.now()
  flushSync(() => root.render(list))
  const took = performance.now() - start
  if (place.querySelectorAll('li').length !== ROWS) throw new Error('Not all rows were mounted')
  root.unmount()
  place.remove()
  return took
}

/** Mounts both lists alternately; returns the times of each run in milliseconds. */
export async function mountTimes(runs: number): Promise<{ plain: number[]; read: number[] }> {
  const body = JSON.parse(caseListJson(ROWS)) as { records: { fields: Values }[] }
  const plainRows = body.records.map(({ fields }, number) => <PlainRow key={IDS[number]} fields={fields} />)
  const readRows = IDS.map((recordId) => <ReadRow key={recordId} recordId={recordId} />)
  const times = { plain: [] as number[], read: [] as number[] }
  for (let run = 0; run < runs; run++) {
    times.plain.push(mountMs(plainRows))
    // Each run has a new cache, so that its rows read each record for the first time.
    const cache = createRecordCache({
      fetch: () => Promise.resolve({ status: 200, statusText: 'OK', body: JSON.parse(caseListJson(ROWS)) }),
      now: () => performance.now(),
    })
    await cache.invoke(getListRecords, listOfCases(ROWS))
    times.read.push(mountMs(<RecordCacheProvider cache={cache}>{readRows}</RecordCacheProvider>))
  }
  return times
}
