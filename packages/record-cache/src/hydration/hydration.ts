import type { RecordShape } from 'contract'
import type { Engine } from '../engine/engine.ts'
import { ingest } from '../fetch/ingest.ts'
import type { RecordCache } from '../record-cache.ts'
import type { Entry } from '../store/entry.ts'
import { AGELESS } from '../store/source.ts'
import {
  type DehydratedFailure,
  type DehydratedSource,
  dehydrateFailure,
  dehydrateSource,
  rehydratedFailure,
  restoreSource,
} from './dehydrated-source.ts'
import { fillFromPage } from './page-copy.ts'

export { cacheOfPage } from './page-copy.ts'

/** A field: its value and display value, or for a relationship the display value and the id of its target. */
type DehydratedField = [string | null, string | number | boolean | null] | [string | null, null, string]

type DehydratedRecord = Omit<RecordShape, 'fields' | 'childRelationships'> & {
  fields: { [name: string]: DehydratedField }
  freshMs: number
  missing?: string[] | undefined
  /** The paths wanted below empty lookups, by the name of the lookup. */
  wanted?: [string, string[]][] | undefined
}

/** The content of a server-side cache, as plain JSON; the host embeds it in the page, escaped. */
export type DehydratedCache = {
  /** The permission epoch of the content, if the host set one. */
  readonly permissionEpoch?: number | undefined
  /** When it was written, in milliseconds by the clock of that host. Remaining lifetimes count from then. */
  readonly writtenAtMs?: number
  readonly records: readonly DehydratedRecord[]
  readonly failures: readonly ({ id: string; freshMs: number } & DehydratedFailure)[]
  readonly sources: readonly (readonly [key: string, state: DehydratedSource])[]
}

/** Serializes the content of a cache, with remaining lifetimes. */
export function dehydrate({ engine }: RecordCache): DehydratedCache {
  const nowMs = engine.now()
  const records: DehydratedRecord[] = []
  const failures: DehydratedCache['failures'][number][] = []
  for (const entry of engine.store.records.values()) {
    const freshMs = entry.expiresAt - nowMs
    if (entry.error !== undefined) failures.push({ id: entry.id, freshMs, ...dehydrateFailure(entry.error) })
    else if (entry.isKnown) records.push(dehydrateRecord(entry, freshMs))
  }
  const sources: [string, DehydratedSource][] = []
  for (const source of engine.store.sources.values()) {
    const state = dehydrateSource(source, nowMs)
    if (state !== undefined) sources.push([source.key, state])
  }
  return { permissionEpoch: engine.permissionEpoch, writtenAtMs: nowMs - engine.at(0), records, failures, sources }
}

/** The difference between the clock of the host that wrote pages and the clock of this cache, if known. */
const pageClock = () => ({ aheadMs: Number.NEGATIVE_INFINITY })

/**
 * Merges dehydrated content like any answer, so it may arrive late and in several parts. Content of another permission epoch is ignored.
 *
 * @param arrivedAtMs - the time of arrival by the clock of the host that wrote it, such as the `Date` header. Lifetimes are reduced by the
 * age at that time. Absent means that the latest state has just been written: the two clocks are never compared.
 */
export function hydrate(cache: RecordCache, state: DehydratedCache, arrivedAtMs?: number): void {
  const { engine } = cache
  cache.note?.('hydrate', `${state.records.length} records`)
  engine.permissionEpoch ??= state.permissionEpoch
  if ((state.permissionEpoch ?? engine.permissionEpoch) !== engine.permissionEpoch) return
  fillFromPage(cache, (filled) => merge(filled.engine, state, arrivedAtMs))
}

function merge(engine: Engine, state: DehydratedCache, arrivedAtMs = state.writtenAtMs ?? 0): void {
  const { store } = engine
  const clock = engine.singleton(pageClock)
  clock.aheadMs = Math.max(clock.aheadMs, arrivedAtMs - engine.now())
  // When it was written, by the clock of the cache.
  const nowMs = Math.min(engine.now(), (state.writtenAtMs ?? arrivedAtMs) - clock.aheadMs)
  // It may have been read before the latest change notification of this cache.
  store.requestedAt = 0
  try {
    ingest(engine, (ingestion) => {
      const versions = new Map(state.records.map((record) => [record.id, record]))
      for (const record of state.records) {
        const known = store.records.get(record.id)?.expiresAt ?? AGELESS
        const entry = ingestion.record(rehydrated(record, versions))
        if (entry.version !== record.weakEtag) continue
        // Keeps a longer known lifetime.
        if (entry.expiresAt > AGELESS) entry.expiresAt = Math.max(known, nowMs + record.freshMs)
        for (const [name, paths] of record.wanted ?? []) {
          entry.wanted ??= new Map()
          entry.wanted.set(name, new Set([...(entry.wanted.get(name) ?? []), ...paths]))
        }
        if (record.missing !== undefined) entry.missing = new Set([...(entry.missing ?? []), ...record.missing])
      }
      for (const { id, freshMs, ...failure } of state.failures) {
        const entry = engine.store.entry(id)
        if (entry.isKnown || entry.error !== undefined || store.isLate(entry)) continue
        entry.error = rehydratedFailure(failure)
        entry.expiresAt = nowMs + freshMs
        engine.store.touch(entry)
      }
      for (const [key, sourceState] of state.sources) restoreSource(engine, key, sourceState, nowMs)
    })
  } finally {
    store.requestedAt = Number.POSITIVE_INFINITY
  }
}

function dehydrateRecord(entry: Entry, freshMs: number): DehydratedRecord {
  const { apiName, eTag, id, version, layout, cells, pending, missing, wanted } = entry
  const { lastModifiedById, lastModifiedDate, recordTypeId, recordTypeInfo, systemModstamp } = entry
  const fields: DehydratedRecord['fields'] = {}
  for (const [slot, name] of layout.names.entries()) {
    const cell = cells[slot]
    if (cell === undefined || pending?.has(name)) continue
    fields[name] = cell.entry === undefined ? [cell.displayValue, cell.value] : [cell.displayValue, null, cell.entry.id]
  }
  return {
    apiName,
    eTag,
    fields,
    freshMs,
    id,
    lastModifiedById,
    lastModifiedDate,
    recordTypeId,
    recordTypeInfo,
    systemModstamp,
    weakEtag: version,
    missing: missing ? [...missing] : undefined,
    wanted: wanted ? Array.from(wanted, ([name, paths]) => [name, [...paths]]) : undefined,
  }
}

function rehydrated(record: DehydratedRecord, records: ReadonlyMap<string, DehydratedRecord>): RecordShape {
  const fields: RecordShape['fields'] = {}
  for (const [name, [displayValue, value, id]] of Object.entries(record.fields)) {
    const child = id === undefined ? undefined : records.get(id)
    // A related record that had been evicted is not the same as an empty lookup.
    if (id !== undefined && child === undefined) continue
    // The fields of a related record are in its own entry; this only restores the reference.
    fields[name] = { displayValue, value: child ? bare(child) : value }
  }
  return { ...bare(record), fields }
}

const bare = (record: DehydratedRecord): RecordShape => ({ ...record, childRelationships: {}, fields: {} })
