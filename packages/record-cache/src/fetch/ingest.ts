import type { Engine } from '../engine.ts'
import { FetchError } from '../fetch-error.ts'
import type { Entry } from '../store/entry.ts'
import { FieldLayouts } from '../store/field-layout.ts'
import { type Ingestion, ingestionInto } from '../store/ingestion.ts'
import { trackedPaths } from '../store/tracked-paths.ts'
import { chunksOf, recordRequests } from './record-requests.ts'
import { keepMissing, takeRecord, takeRecords } from './take-records.ts'

/** A server that lags behind gets one more chance; then what it leaves out counts as missing. */
const ATTEMPTS = 2

/** Why a record has to be asked for once more while a request for it is under way. */
type Reopening = 'conflict' | 'news'

/** Records that another answer or news left open again while a request for them was under way. */
class Reopened {
  readonly records = new Map<Entry, Reopening>()
}

/**
 * Puts records into the store, then asks for what conflicts left open and tells the subscriptions.
 *
 * @param isAsked - whether all pending fields of a record were asked for; then the answer lacks them for good and nothing is asked again.
 */
export function ingest<T>(engine: Engine, take: (ingestion: Ingestion) => T, isAsked?: (entry: Entry) => boolean): T {
  const ingestion = ingestionInto(engine)
  const taken = take(ingestion)
  askFor(
    engine,
    [...ingestion.conflicts].filter((entry) => !isAsked?.(entry)),
    'conflict',
  )
  engine.store.trim()
  engine.store.broadcast()
  engine.recover(({ watched }) => [...watched].some((source) => (source as Entry).answer === ingestion.answer))
  return taken
}

/** Asks anew for records that are known to have changed, in the same way and together with conflicts that arise meanwhile. */
export function renewRecords(engine: Engine, entries: readonly Entry[]): void {
  askFor(engine, entries, 'news')
}

/**
 * Asks once for all records of an answer that have pending fields. Readers wait meanwhile and send nothing of their own. Whatever
 * happens, no field stays pending: what a failure leaves open is dropped, so that the next reader asks, and subscribers are told.
 */
function askFor(engine: Engine, entries: readonly Entry[], reason: Reopening): void {
  const { resolving } = engine
  const reopened = engine.part(Reopened).records
  const open = entries.filter((entry) => !resolving.has(entry))
  for (const entry of entries) {
    if (resolving.has(entry) && reopened.get(entry) !== 'news') reopened.set(entry, reason)
  }
  if (open.length === 0) return
  const settled = settle(engine, open)
  for (const entry of open) resolving.set(entry, settled)
}

async function settle(engine: Engine, entries: readonly Entry[]): Promise<void> {
  const { resolving, unresolved } = engine
  const reopened = engine.part(Reopened).records
  const failures = new Map<Entry, FetchError>()
  let open = entries
  let overtaken: readonly Entry[] = []
  for (let attempt = 0; attempt < ATTEMPTS && open.length > 0; attempt++) {
    for (const entry of open) reopened.delete(entry)
    const versions = new Map(open.map((entry) => [entry, entry.version]))
    const outdated = await askTracked(engine, open, failures)
    open = open.filter((entry) => {
      const reopening = reopened.get(entry)
      // News wants an answer that was asked for after it; a conflict only what is still open.
      if (reopening === 'news') return true
      return entry.pending !== null && !failures.has(entry) && (reopening !== undefined || outdated.has(entry))
    })
    for (const entry of open) failures.delete(entry)
    // Only a service that does not even know what was known when it was asked lags behind; others were overtaken by newer answers.
    const isLagging = (entry: Entry) => (outdated.get(entry) ?? Infinity) < (versions.get(entry) ?? 0)
    overtaken = open.filter((entry) => reopened.has(entry) || !isLagging(entry))
  }
  for (const entry of entries) for (const left of [resolving, reopened, unresolved]) left.delete(entry)
  engine.change(() => {
    for (const entry of entries) abandon(engine, entry, !failures.has(entry) && !overtaken.includes(entry))
    for (const [entry, error] of failures) {
      unresolved.set(entry, error)
      for (const follower of entry.subscriptions ?? []) {
        follower.isDirty = false
        follower.failed(error)
      }
    }
  })
}

/** Ends the wait for fields that did not come. Either the answer says that they are missing, or nobody knows and readers ask again. */
function abandon(engine: Engine, entry: Entry, isMissing: boolean): void {
  const { pending, layout, cells } = entry
  if (pending === null || entry.evicted) return
  const isKept = (name: string | undefined) => name !== undefined && !pending.has(name)
  entry.pending = null
  entry.cells = cells.filter((_, slot) => isKept(layout.names[slot]))
  entry.layout = engine.part(FieldLayouts).of(layout.names.filter(isKept))
  if (isMissing) entry.missing = new Set([...(entry.missing ?? []), ...pending.keys()])
  engine.store.touch(entry)
}

/**
 * Asks anew for everything the store holds of some records, in as few requests as possible: one for a single record, else one per
 * batch with the fields of all. Everything is asked as optional, so that a field that went away does not fail the rest. It joins no
 * request under way: what was asked before the news cannot answer it.
 *
 * It never throws: what failed stands in `failures`. A record that is gone counts as answered.
 *
 * @returns the records of which an older version than the known one came, with that version.
 */
async function askTracked(
  engine: Engine,
  entries: readonly Entry[],
  failures: Map<Entry, FetchError>,
): Promise<Map<Entry, number>> {
  const outdated = new Map<Entry, number>()
  const askChunk = async (asked: readonly Entry[]) => {
    const ids = asked.map(({ id }) => id)
    const pathsOf = ({ apiName }: Entry, paths: readonly string[]) => paths.map((path) => `${apiName}.${path}`)
    const paths = new Set(asked.flatMap((entry) => pathsOf(entry, trackedPaths(entry))))
    // Another answer can have brought more of a record since; of that this one says nothing.
    const isAsked = (entry: Entry) =>
      asked.includes(entry) &&
      pathsOf(entry, [...(entry.pending?.values() ?? [])].flat()).every((path) => paths.has(path))
    try {
      for (const request of recordRequests(ids, { required: [], optional: [...paths].sort() })) {
        const take = (body: unknown) => (ingestion: Ingestion) => {
          if (ids.length === 1) takeRecord(engine, ingestion, body)
          else {
            for (const [id, error] of takeRecords(engine, ingestion, ids, request.path, body)) {
              for (const entry of asked) if (entry.id === id) failures.set(entry, error)
            }
          }
          for (const [entry, version] of ingestion.outdated) outdated.set(entry, version)
        }
        await engine.network.send(request, ({ body }) => ingest(engine, take(body), isAsked))
      }
    } catch (error) {
      if (!(error instanceof FetchError)) throw error
      const [only] = ids
      if (error.status === 404 && ids.length === 1 && only !== undefined)
        engine.change(() => keepMissing(engine, only, error))
      else for (const entry of asked) failures.set(entry, error)
    }
  }
  await Promise.all(chunksOf(entries).map(askChunk))
  return outdated
}
