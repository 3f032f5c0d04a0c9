import { limits, type RecordShape } from 'contract'
import { FetchError } from '../fetch-error.ts'
import type { PageRequest } from '../read/list-call.ts'
import type { ListView } from '../read/list-view.ts'
import { noteAbsent } from '../read/note-absent.ts'
import type { CacheRequest } from '../request.ts'
import type { Ingestion } from '../store/ingestion.ts'
import type { Demand } from '../view.ts'

/**
 * Asks for the rows that a view of a list lacks: from the last known page start before the first of them to the end of the range.
 *
 * @throws FetchError
 */
export async function loadPages<D>(view: ListView<D>, demand: Demand, signal: AbortSignal | undefined): Promise<void> {
  const { engine } = view
  try {
    await askForRange(view, demand, signal)
  } catch (error) {
    if (!(error instanceof FetchError)) throw error
    if (error.status === 404) engine.change(() => view.keepError(error))
    // The list is ordered otherwise now, so its old places mean nothing; from the start it can be read again.
    const isPlaceLost = error.errors.some((entry) => entry.type === 'INVALID_PAGE_TOKEN')
    if (!isPlaceLost || !view.pages.isKnown) throw error
    engine.store.expire(view.pages)
    view.pages.clear()
    await askForRange(view, demand, signal)
  }
}

async function askForRange<D>(view: ListView<D>, demand: Demand, signal: AbortSignal | undefined): Promise<void> {
  const { engine, call } = view
  const lacking = demand === 'all' ? call.offset : (view.firstLacking(engine.now()) ?? call.offset)
  const end = call.offset + call.size
  let { start, pageToken } = view.pages.knownStart(lacking)
  for (;;) {
    const from = start
    const page: PageRequest = { pageToken, pageSize: Math.min(end - start, limits.pageSizeMax) }
    const ask = (request: CacheRequest) => {
      const take = (body: unknown) => engine.ingest((ingestion) => takePage(view, ingestion, from, body))
      return engine.network.share(request, take, signal)
    }
    await ask(call.request(engine, page))
    const followUp = call.followUp?.(engine, view.pages, page) ?? null
    if (followUp !== null) await ask(followUp)
    // Rows far behind the last known page start take more than one request of the largest size.
    const next = view.pages.knownStart(lacking)
    if (next.start <= start) return
    ;({ start, pageToken } = next)
  }
}

/** Puts one page into the store, from the row `start` on. */
export function takePage<D>(view: ListView<D>, ingestion: Ingestion, start: number, answer: unknown): void {
  const { engine, call } = view
  const clock = engine.store.clock
  const isKnown = view.data !== undefined
  const { records, nextPageToken, facts, columns } = call.take(engine, answer)
  const pages = view.pages
  const known = columns ?? (call.readsColumns ? columnsOf(records[0]) : pages.columns)
  pages.tell(engine.store, facts, known)
  const rows = records.map((record, position) => ingestion.record(record, pages.rows[start + position]))
  pages.take(engine.store, start, rows, nextPageToken, engine.now() + call.lifetime)
  // An answer that changed nothing left out nothing new either.
  if (isKnown && engine.store.clock === clock) return
  const { selection } = view
  for (const row of rows) noteAbsent(engine.store, row, selection)
}

/** The paths that a row holds, without the object's name: what comes unasked where the answer does not say so itself. */
function columnsOf(record: RecordShape | undefined): string[] {
  if (record === undefined) return []
  return Object.entries(record.fields).flatMap(([name, { value }]) =>
    typeof value === 'object' && value !== null ? columnsOf(value).map((path) => `${name}.${path}`) : [name],
  )
}
