import type { Engine } from '../engine.ts'
import { FetchError } from '../fetch-error.ts'
import type { Entry } from '../store/entry.ts'
import { trackedPaths } from '../store/tracked-paths.ts'
import { idChunks, recordRequests } from './record-requests.ts'
import { keepMissing, takeRecord, takeRecords } from './take-records.ts'

/** Which records could not be asked, and for which an older version than the known one came. */
export type TrackedOutcome = { failures: Map<Entry, FetchError>; outdated: Set<Entry> }

/**
 * Asks anew for everything the store holds of some records, in as few requests as possible: one for a single record, else one per
 * batch with the fields of all. Everything is asked as optional, so that a field that went away does not fail the rest.
 *
 * It never throws: what failed stands in the outcome. A record that is gone counts as answered.
 */
export async function askTracked(engine: Engine, entries: readonly Entry[]): Promise<TrackedOutcome> {
  const failures = new Map<Entry, FetchError>()
  const outdated = new Set<Entry>()
  const asked = new Set(entries)
  const byId = new Map(entries.map((entry) => [entry.id, entry]))
  await Promise.all(
    idChunks([...byId.keys()]).map(async (ids) => {
      const paths = new Set<string>()
      for (const id of ids) {
        const entry = byId.get(id)
        if (entry !== undefined) for (const path of trackedPaths(entry)) paths.add(`${entry.apiName}.${path}`)
      }
      const wanted = { required: [], optional: [...paths].sort() }
      for (const request of recordRequests(ids, wanted)) {
        try {
          await engine.network.share(
            request,
            (body) =>
              engine.ingest((ingestion) => {
                if (ids.length === 1) takeRecord(engine, ingestion, body)
                else {
                  for (const [id, error] of takeRecords(engine, ingestion, ids, request.path, body)) {
                    const entry = byId.get(id)
                    if (entry !== undefined) failures.set(entry, error)
                  }
                }
                for (const entry of ingestion.outdated) outdated.add(entry)
              }, asked),
            undefined,
          )
        } catch (error) {
          if (!(error instanceof FetchError)) throw error
          const [only] = ids
          if (error.status === 404 && ids.length === 1 && only !== undefined) {
            engine.change(() => keepMissing(engine, only, error))
          } else for (const id of ids) failures.set(byId.get(id) as Entry, error)
          return
        }
      }
    }),
  )
  return { failures, outdated }
}
