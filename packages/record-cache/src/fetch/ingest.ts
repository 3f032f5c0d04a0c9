import type { Engine } from '../engine/engine.ts'
import type { FetchError } from '../fetch-error.ts'
import { type Ingestion, ingestionInto } from '../normalise/ingestion.ts'
import { storeNotFound, storeRecord } from '../normalise/store-record.ts'
import type { Entry } from '../store/entry.ts'
import { fieldLayouts } from '../store/field-layout.ts'
import type { Representation } from '../store/representation.ts'
import { AGELESS } from '../store/source.ts'
import { trackedPaths } from '../store/tracked-paths.ts'
import { type Answered, readRecords } from './read-records.ts'
import { chunksOf } from './record-requests.ts'

/** An answer with an older version than the known one is requested again, once. Fields that the second answer lacks count as missing. */
const ATTEMPTS = 2

/**
 * Stores records, then refetches fields that conflicts left pending, and notifies subscribers.
 *
 * @param isRequested - whether this request asked for all pending fields of a record. Then fields that the answer lacks are stored as missing and not refetched.
 */
export function ingest<T>(
  engine: Engine,
  take: (ingestion: Ingestion) => T,
  isRequested: (entry: Entry) => boolean = () => false,
): T {
  const { store } = engine
  return engine.change(() => {
    const ingestion = ingestionInto(engine)
    try {
      return take(ingestion)
    } finally {
      const conflicts = ingestion.conflicts.filter((entry) => !isRequested(entry))
      if (conflicts.length > 0) refetch(engine, [...new Set(conflicts)])
      // Actions and defaults depend on the type of their record.
      for (const id of ingestion.retyped)
        for (const source of store.sources.values()) if ((source as Representation).aboutId === id) store.evict(source)
    }
  })
}

/**
 * Refetches all records that have pending fields or are outdated, together. Readers wait for pending fields instead of sending requests.
 * Afterwards no field is pending: a failure drops the pending fields, so that the next reader requests them, and notifies subscribers.
 */
export function refetch(engine: Engine, entries: readonly Entry[]): void {
  const { resolving, reopened } = engine
  const open = entries.filter((entry) => !resolving.has(entry))
  for (const entry of entries) if (resolving.has(entry)) reopened.add(entry)
  if (open.length === 0) return
  const settled = resolvePending(engine, open)
  for (const entry of open) resolving.set(entry, settled)
}

async function resolvePending(engine: Engine, entries: readonly Entry[]): Promise<void> {
  engine.count(entries, 1)
  try {
    const { resolving, reopened, unresolved } = engine
    const failures = new Map<Entry, FetchError>()
    const lagging = new Map<Entry, boolean>()
    // A change notification needs an answer to a later request; a conflict needs only the fields that are still pending.
    const isOpen = (entry: Entry) =>
      isOutdated(entry)
        ? reopened.has(entry) || !failures.has(entry)
        : entry.pending && !failures.has(entry) && (reopened.has(entry) || lagging.has(entry))
    let open = entries
    for (let attempt = 1; open.length > 0; attempt++) {
      for (const entry of open) for (const known of [failures, lagging, reopened]) known.delete(entry)
      await fetchTracked(engine, open, failures, lagging)
      // Checks all entries: an answered one may have been reopened while other answers were pending.
      open = entries.filter(isOpen)
      if (attempt >= ATTEMPTS) open = open.filter((entry) => reopened.has(entry) && isOutdated(entry))
    }
    // The service lags only if its version is older than the one known at the request. Otherwise a newer answer overtook this one.
    const isConclusive = (entry: Entry) =>
      !failures.has(entry) && (!isOpen(entry) || (!reopened.has(entry) && lagging.get(entry) === true))
    const conclusive = new Set(entries.filter(isConclusive))
    for (const entry of entries) for (const known of [resolving, reopened, unresolved]) known.delete(entry)
    engine.change(() => {
      for (const entry of entries) dropPending(engine, entry, conclusive.has(entry))
      for (const [entry, error] of failures) {
        unresolved.set(entry, error)
        for (const subscriber of entry.subscriptions ?? []) {
          if (!subscriber.view.main.includes(entry)) continue
          subscriber.isDirty = false
          subscriber.failed(error)
        }
      }
      // Entries that are still outdated are shown as `Stale`.
      for (const entry of entries) if (isOutdated(entry)) engine.store.touch(entry)
    })
  } finally {
    engine.count(entries, -1)
  }
}

/** Whether a record has a change that no answer contains yet. */
const isOutdated = ({ isKnown, expiresAt }: Entry) => isKnown && expiresAt === AGELESS

/**
 * Drops pending fields that the answer lacks: as missing if the answer is conclusive, otherwise as unknown, so that readers request them
 * again.
 */
function dropPending(engine: Engine, entry: Entry, isMissing: boolean): void {
  const { pending, layout, cells } = entry
  if (!pending || entry.evicted) return
  entry.pending = null
  entry.cells = cells.filter((_, slot) => !pending.has(layout.names[slot] ?? ''))
  entry.layout = engine.singleton(fieldLayouts)(layout.names.filter((name) => !pending.has(name)))
  if (isMissing) entry.missing = new Set([...(entry.missing ?? []), ...pending.keys()])
  engine.store.touch(entry)
}

/**
 * Refetches all stored fields of some records in as few requests as possible: one for a single record, else one per batch with the fields
 * of all. All fields are optional, so that a field which no longer exists does not fail the rest. Joins no request in flight, because that
 * may be older than the change.
 *
 * It never throws. A record that no longer exists counts as answered.
 *
 * @param failures - collects the failures.
 * @param lagging - collects the records that were answered in an older version than the known one, and whether it is older even than the
 * version known at the request.
 */
async function fetchTracked(
  engine: Engine,
  entries: readonly Entry[],
  failures: Map<Entry, FetchError>,
  lagging: Map<Entry, boolean>,
): Promise<void> {
  const ask = async (requested: readonly Entry[]): Promise<void> => {
    const versions = requested.map(({ version }) => version)
    const qualified = ({ apiName }: Entry, paths: readonly string[]) => paths.map((path) => `${apiName}.${path}`)
    const paths = new Set(requested.flatMap((entry) => qualified(entry, trackedPaths(entry))))
    // Another answer may have added fields to a record since; this request did not include these.
    const isRequested = (entry: Entry) =>
      requested.includes(entry) &&
      qualified(entry, [...(entry.pending?.values() ?? [])].flat()).every((path) => paths.has(path))
    const take = (ingestion: Ingestion, answers: readonly Answered[]) => {
      for (const [position, { result, error }] of answers.entries()) {
        const entry = requested[position]
        if (error === undefined) storeRecord(engine, ingestion, result)
        else if (error.status === 404) storeNotFound(engine, entry?.id ?? '', error)
        else if (entry) failures.set(entry, error)
      }
      for (const [entry, version] of ingestion.outdated) {
        lagging.set(entry, version < (versions[requested.indexOf(entry)] ?? 0))
      }
    }
    try {
      await readRecords(
        requested.map(({ id }) => id),
        { required: [], optional: [...paths].sort() },
        engine.network.read,
        (answers) => ingest(engine, (ingestion) => take(ingestion, answers), isRequested),
      )
    } catch (error) {
      const isRefused = requested.length === 1 && (error as FetchError).status === 404
      if (!isRefused) for (const entry of requested) failures.set(entry, error as FetchError)
    }
  }
  await Promise.all(chunksOf(entries).map(ask))
}
