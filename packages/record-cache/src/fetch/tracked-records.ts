import type { Engine } from '../engine.ts'
import { FetchError } from '../fetch-error.ts'
import type { Entry } from '../store/entry.ts'
import { trackedPaths } from '../store/tracked-paths.ts'
import { idChunks, recordRequests } from './record-requests.ts'
import { keepMissing, takeRecord, takeRecords } from './take-records.ts'

/** Which records could not be asked, and of which an older version than the known one came. */
export type TrackedOutcome = { failures: Map<Entry, FetchError>; outdated: Map<Entry, number> }

/**
 * Asks anew for everything the store holds of some records, in as few requests as possible: one for a single record, else one per
 * batch with the fields of all. Everything is asked as optional, so that a field that went away does not fail the rest. It joins no
 * request under way: what was asked before the news cannot answer it.
 *
 * It never throws: what failed stands in the outcome. A record that is gone counts as answered.
 */
export async function askTracked(engine: Engine, entries: readonly Entry[]): Promise<TrackedOutcome> {
  const outcome: TrackedOutcome = { failures: new Map(), outdated: new Map() }
  const byId = new Map(entries.map((entry) => [entry.id, entry]))
  await Promise.all(idChunks([...byId.keys()]).map((ids) => askChunk(engine, ids, byId, outcome)))
  return outcome
}

async function askChunk(
  engine: Engine,
  ids: readonly string[],
  byId: ReadonlyMap<string, Entry>,
  { failures, outdated }: TrackedOutcome,
): Promise<void> {
  const entries = ids.flatMap((id) => byId.get(id) ?? [])
  const paths = new Set(entries.flatMap((entry) => trackedPaths(entry).map((path) => `${entry.apiName}.${path}`)))
  // Another answer can have brought more of a record since; of that this one says nothing.
  const isAsked = (entry: Entry) =>
    entries.includes(entry) &&
    [...(entry.pending?.values() ?? [])].flat().every((path) => paths.has(`${entry.apiName}.${path}`))
  const [only] = ids.length === 1 ? entries : []
  try {
    for (const request of recordRequests(ids, { required: [], optional: [...paths].sort() })) {
      await engine.network.send(request, ({ body }) =>
        engine.ingest((ingestion) => {
          if (only !== undefined) takeRecord(engine, ingestion, body)
          else {
            for (const [id, error] of takeRecords(engine, ingestion, ids, request.path, body)) {
              const entry = byId.get(id)
              if (entry !== undefined) failures.set(entry, error)
            }
          }
          for (const [entry, version] of ingestion.outdated) outdated.set(entry, version)
        }, isAsked),
      )
    }
  } catch (error) {
    if (!(error instanceof FetchError)) throw error
    if (error.status === 404 && only !== undefined) engine.change(() => keepMissing(engine, only.id, error))
    else for (const entry of entries) failures.set(entry, error)
  }
}
