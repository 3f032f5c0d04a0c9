import { FetchError } from '../fetch-error.ts'
import { noteAbsent } from '../read/note-absent.ts'
import type { RecordView } from '../read/record-view.ts'
import type { CacheRequest } from '../request.ts'
import { trackedPaths } from '../store/tracked-paths.ts'
import type { Demand } from '../view.ts'
import { recordRequests, type WantedFields } from './record-requests.ts'
import { keepMissing, takeRecord } from './take-records.ts'

/**
 * Asks for one record: the wanted fields, and as optional fields everything else the store holds of it, so that a newer version
 * replaces all of it at once. A reader whose fields a request under way brings waits for that one.
 *
 * @throws FetchError
 */
export async function loadRecord(view: RecordView, demand: Demand, signal: AbortSignal | undefined): Promise<void> {
  const { engine, id } = view
  const { required, optional } = view.selection.selection.paths()
  if (demand === 'lacking') {
    const covering = engine.recordFlights.covering(id, required, optional)
    if (covering !== undefined && (await brought(covering, view, signal))) return
  }
  const known = new Set(required)
  const tracked = view.entry.isKnown ? trackedPaths(view.entry) : []
  const others = [...new Set([...optional, ...tracked])].filter((path) => !known.has(path)).sort()
  const wanted = { required, optional: others }
  const requests = requestsFor(view, wanted)
  const loading = ask(view, wanted, requests, signal)
  engine.recordFlights.add(id, required, others, requests, loading)
  await loading
}

/** Whether requests of somebody else brought what the view lacks. When they failed, the view asks for itself. */
async function brought(
  requests: readonly CacheRequest[],
  view: RecordView,
  signal: AbortSignal | undefined,
): Promise<boolean> {
  const { engine } = view
  for (const request of requests) {
    const isAnswered = await engine.network.join(request, signal)?.then(
      () => true,
      () => false,
    )
    if (isAnswered === false) return false
  }
  return view.read(engine.now()) !== 'Unfulfilled'
}

function requestsFor(view: RecordView, { required, optional }: WantedFields): CacheRequest[] {
  const qualify = (path: string) => `${view.selection.objectApiName}.${path}`
  return recordRequests([view.id], { required: required.map(qualify), optional: optional.map(qualify) })
}

async function ask(
  view: RecordView,
  wanted: WantedFields,
  requests: readonly CacheRequest[],
  signal: AbortSignal | undefined,
): Promise<void> {
  const { engine, id } = view
  const selection = engine.fieldLists.selections.of(wanted.required, wanted.optional)
  try {
    for (const [position, request] of requests.entries()) {
      // With the fields spread over several requests, only after the last one can a field be called absent.
      const isLast = position === requests.length - 1
      const take = (body: unknown) =>
        engine.ingest((ingestion) => {
          const entry = takeRecord(engine, ingestion, body)
          if (isLast && !entry.evicted) noteAbsent(engine.store, entry, selection)
        })
      await engine.network.share(request, take, signal)
    }
  } catch (error) {
    if (!(error instanceof FetchError)) throw error
    if (error.status === 404) engine.change(() => keepMissing(engine, id, error))
    if (!isTooComplicated(error) || wanted.required.length + wanted.optional.length < 2) throw error
    for (const half of halves(wanted)) await ask(view, half, requestsFor(view, half), signal)
  }
}

const isTooComplicated = (error: FetchError) =>
  error.status === 400 && error.errors.some((entry) => entry.type === 'QUERY_TOO_COMPLICATED')

function halves({ required, optional }: WantedFields): WantedFields[] {
  const cut = (paths: readonly string[]) => Math.ceil(paths.length / 2)
  return [
    { required: required.slice(0, cut(required)), optional: optional.slice(0, cut(optional)) },
    { required: required.slice(cut(required)), optional: optional.slice(cut(optional)) },
  ].filter((half) => half.required.length + half.optional.length > 0)
}
