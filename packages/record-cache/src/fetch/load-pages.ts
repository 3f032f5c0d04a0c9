import type { RecordShape } from 'contract'
import * as limits from 'contract/limits'
import type { Engine } from '../engine/engine.ts'
import type { View } from '../engine/view.ts'
import type { FetchError } from '../fetch-error.ts'
import type { Ingestion } from '../normalise/ingestion.ts'
import { markMissing } from '../normalise/mark-missing.ts'
import type { CacheRequest } from '../request.ts'
import { nodeOf } from '../selection/record-node.ts'
import type { Selection } from '../selection/selection.ts'
import type { ListPages } from '../store/list-pages.ts'
import type { Demand } from '../store/source.ts'
import { ingest } from './ingest.ts'
import type { ListCall } from './list-call.ts'

/** Rows of longer ranges are built while they are stored, because their fields are then in the cache of the processor. */
const LONG_PAGE = 500

/** A range of rows of a list that a view wants by a selection of their fields. */
export type WantedRows = Pick<View<unknown>, 'data'> & {
  readonly engine: Engine
  readonly call: ListCall
  readonly pages: ListPages
  readonly rowSelection: Selection
  readonly firstMissing: (nowMs: number) => number
  readonly storeError: (error: FetchError) => void
}

/**
 * Requests the rows that a view of a list lacks: from the last known page start before the first of them to the end of the range.
 *
 * @throws FetchError
 */
export async function loadPages(view: WantedRows, demand: Demand, signal: AbortSignal | undefined): Promise<void> {
  const { engine, call } = view
  const lacking = demand === 'all' ? call.offset : view.firstMissing(engine.now())
  try {
    await askUpTo(view, lacking, signal)
  } catch (error) {
    // The order of the list changed, so that stored page tokens are invalid: read it from the start.
    const isPlaceLost = (error as FetchError).errors.some(({ type }) => type === 'INVALID_PAGE_TOKEN')
    if (!isPlaceLost || !view.pages.isKnown) throw error
    view.pages.clear()
    engine.store.outdate(view.pages)
    await askUpTo(view, call.offset, signal)
  }
}

/** Requests from the last known page start before a row. */
async function askUpTo(view: WantedRows, row: number, signal: AbortSignal | undefined): Promise<void> {
  const { engine, call } = view
  const { start, pageToken } = view.pages.knownStart(row)
  const page = { pageToken, pageSize: Math.min(call.offset + call.size - start, limits.pageSizeMax) }
  const ask = (request: CacheRequest) => {
    const take = (body: unknown) => ingest(engine, (ingestion) => storePage(view, ingestion, start, body, pageToken))
    return engine.network.share(request, take, signal, (error) => engine.change(() => view.storeError(error)))
  }
  await ask(call.request(page))
  const followUp = call.followUp?.(view.pages.facts, page)
  if (followUp) {
    // Until the new definition arrives, the list is as outdated as the known one.
    engine.store.expire(view.pages)
    await ask(followUp)
  }
  // Rows far beyond the last known page start need several requests of the largest size. An answer for a page whose start has moved was not
  // stored.
  if (view.pages.knownStart(row).pageToken !== pageToken) await askUpTo(view, row, signal)
}

/** Stores one page from the row `start` on, if its token still belongs to that row. */
export function storePage(
  view: WantedRows,
  ingestion: Ingestion,
  start: number,
  answer: unknown,
  pageToken?: string,
): void {
  const { engine, call } = view
  const { store } = engine
  const before = store.clock
  const isKnown = view.data !== undefined
  const { records, nextPageToken = null, facts, columns } = call.take(answer)
  const { pages } = view
  // Known rows are newer than an answer that was requested before the last change notification of the list.
  const isLate = store.isLate(pages) && pages.isKnown
  if (!isLate) pages.storeFacts(store, facts, columns ?? (call.readsColumns ? columnsOf(records[0]) : pages.columns))
  const { rowSelection } = view
  const rows = records.map((record, position) => {
    const known = pages.rows[start + position]
    const row = ingestion.record(record, known)
    // Without a change of the store, no field has become missing.
    if (!isKnown || row !== known || store.clock !== before) {
      markMissing(store, row, rowSelection, record)
      if (call.size > LONG_PAGE) nodeOf(row, rowSelection).update(store)
    }
    return row
  })
  if (pages.tokens.get(start) === pageToken) pages.take(store, start, rows, nextPageToken, call.lifetime)
}

/** The field paths that a row holds, without the object's name: the columns of the list, if the answer does not name them. */
function columnsOf(record: RecordShape | undefined): string[] {
  return Object.entries(record?.fields ?? {}).flatMap(([name, { value }]) =>
    typeof value === 'object' && value !== null ? columnsOf(value).map((path) => `${name}.${path}`) : [name],
  )
}
