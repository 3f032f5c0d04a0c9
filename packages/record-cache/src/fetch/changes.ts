import type { Engine } from '../engine/engine.ts'
import { recordKey } from '../keys.ts'
import { Entry } from '../store/entry.ts'
import type { ListPages } from '../store/list-pages.ts'
import { Representation } from '../store/representation.ts'
import type { KeyedSource, RecordChange, Source, Subscriber } from '../store/source.ts'
import { refetch } from './ingest.ts'

/** Sources that are outdated but not yet refetched: those of one turn of the event loop are refetched together. */
const changesKept = () => ({ waiting: new Set<Source>() })

/**
 * Handles a change notification: outdates all sources that the change may affect, then refetches those with subscribers, each once. A
 * repeated notification of a version or deletion only affects parents that the earlier one did not name.
 *
 * @param knownParentIds - parents that need no refetch if a later notification of the same version names them.
 */
export function announce(engine: Engine, change: RecordChange, knownParentIds = change.parentIds): void {
  const { store } = engine
  const { id, weakEtag, operation } = change
  const isGone = operation === 'deleted'
  const before = store.announced.get(id)
  const isKnown =
    before && (isGone ? before.isGone && !store.records.get(id)?.isKnown : weakEtag > 0 && before.version >= weakEtag)
  const sources = [...store.sources.values()]
  const others = change.parentIds.filter((parentId) => !before?.parentIds.includes(parentId))
  renewLater(
    engine,
    sources.filter((source) => (isKnown ? others.includes(source.parentId) : source.touchedBy(change))),
  )
  // Without a version, as after a 204, the change cannot be compared and is always handled; a deletion is final.
  if (weakEtag > 0 || isGone) {
    const version = Math.max(weakEtag, before?.version ?? 0)
    const parentIds = isKnown ? [...before.parentIds, ...others] : knownParentIds
    store.announced.delete(id)
    store.announced.ensure(id, () => ({ version, isGone: isGone || (isKnown === true && before.isGone), parentIds }))
  }
  if (isKnown) return
  // The entry stores the time of the deletion, so that an answer to an earlier request does not restore the record.
  const entry = isGone ? store.entry(id) : store.records.get(id)
  if (entry && !(isGone ? entry.error !== undefined : weakEtag > 0 && entry.version >= weakEtag)) {
    // Versions can be compared no matter when an answer was requested, so expiring the entry is enough.
    if (isGone || weakEtag === 0) store.outdate(entry)
    else store.expire(entry)
    store.touch(entry)
    if (isGone && entry.subscriptions === null) store.forget(entry)
    waitingIn(engine).add(entry)
  }
  if (isGone && entry) for (const source of sources) (source as Partial<ListPages>).dropDeleted?.(entry, store)
}

/** Outdates sources, and refetches those with subscribers at the end of this turn of the event loop. */
function renewLater(engine: Engine, sources: readonly Source[]): void {
  outdate(engine, sources)
  const waiting = waitingIn(engine)
  for (const source of sources) waiting.add(source)
}

function waitingIn(engine: Engine): Set<Source> {
  const { waiting } = engine.singleton(changesKept)
  if (waiting.size === 0) queueMicrotask(() => act(engine))
  return waiting
}

/** Changes may have been missed: outdates all records and lists, and refetches those with subscribers. */
export const resync = (engine: Engine): void => outdateAll(engine, followsRecords)

/** As {@link resync}, and also outdates all representations, or those that match. */
export function outdateAll(engine: Engine, isConcerned: (source: KeyedSource) => boolean = () => true): void {
  const { records, sources } = engine.store
  renew(engine, [...records.values(), ...[...sources.values()].filter(isConcerned)])
}

/** Whether it depends on records; descriptions of objects and layouts do not. */
const followsRecords = (source: KeyedSource): boolean =>
  !(source instanceof Representation) || source.parentId + source.aboutId !== ''

/** Outdates records that are in the store, and refetches them. */
export function refreshRecords(engine: Engine, ids: Iterable<string>): void {
  const entries = Array.from(ids, (id) => engine.store.records.get(recordKey(id) ?? '') ?? []).flat()
  renew(engine, entries, ({ isKnown }) => isKnown)
}

/** Outdates lists and representations, and refetches those with subscribers. */
export function renewSources(engine: Engine, isConcerned: (source: KeyedSource) => boolean): void {
  renew(engine, [...engine.store.sources.values()].filter(isConcerned))
}

function act(engine: Engine): void {
  const { waiting } = engine.singleton(changesKept)
  refetchEntries(engine, [...waiting])
  waiting.clear()
  engine.store.broadcast()
}

/** Outdates sources, and refetches the main sources of their subscribers: rows and parents arrive in the same answers. */
function renew(
  engine: Engine,
  sources: readonly Source[],
  isWanted = (entry: Entry) => [...(entry.subscriptions ?? [])].some(({ view }) => view.main.includes(entry)),
): void {
  outdate(engine, sources)
  refetchEntries(engine, sources, isWanted)
  engine.store.broadcast()
}

/**
 * Refetches outdated sources: records together, by their stored fields; other sources once per view. The answer notifies all subscribers.
 */
function refetchEntries(
  engine: Engine,
  sources: readonly Source[],
  isWanted: (entry: Entry) => boolean = ({ subscriptions }) => subscriptions !== null,
): void {
  const entries: Entry[] = []
  const byView = new Map<object, Subscriber>()
  for (const source of sources) {
    if (source instanceof Entry && !isWanted(source)) continue
    // For a record without stored fields, only its subscribers know which fields to request.
    if (source instanceof Entry && source.layout.names.length > 0) entries.push(source)
    else for (const subscriber of source.subscriptions ?? []) byView.set(subscriber.view, subscriber)
  }
  for (const subscriber of byView.values()) subscriber.load('all')
  refetch(engine, entries)
}

/** Subscribers see their data as `Stale` until it is refetched. */
function outdate({ network, store }: Engine, sources: readonly Source[]): void {
  network.stopSharing()
  for (const source of sources) {
    store.outdate(source)
    store.touch(source)
  }
}
