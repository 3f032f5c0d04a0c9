import type { Engine } from '../engine/engine.ts'
import { recordKey } from '../keys.ts'
import { Entry } from '../store/entry.ts'
import { Representation } from '../store/representation.ts'
import type { KeyedSource, RecordChange, Source, Subscriber } from '../store/source.ts'
import { refetch } from './ingest.ts'

/** What changes outdated and is still to be asked for: those of one turn of the event loop are handled together. */
const changesKept = () => ({ waiting: new Set<Source>() })

/**
 * Handles a change made elsewhere: outdates what it may affect at once, and then refetches what of it has subscribers, each source once. A
 * version that was announced before is ignored.
 */
export function announce(engine: Engine, change: RecordChange): void {
  const { store } = engine
  const { id, weakEtag, operation } = change
  const isGone = operation === 'deleted'
  // Without a version, as after a 204, the change cannot be compared and is always handled.
  if (weakEtag > 0) {
    if ((store.announced.get(id) ?? 0) >= weakEtag && !isGone) return
    store.announced.delete(id)
    store.announced.ensure(id, () => weakEtag)
  }
  const touched: Source[] = [...store.sources.values()].filter((source) => source.touchedBy(change))
  outdate(engine, touched)
  // An answer that was asked for before must not bring back what is deleted, so that an entry remembers when that was.
  const entry = isGone ? store.entry(id) : store.records.get(id)
  if (entry && !(isGone ? entry.error !== undefined : weakEtag > 0 && entry.version >= weakEtag)) {
    // With a version, an answer can be compared with the news regardless of when it was requested.
    if (isGone || weakEtag === 0) store.outdate(entry)
    else store.expire(entry)
    if (isGone && entry.subscriptions === null) store.forget(entry)
    touched.push(entry)
  }
  const { waiting } = engine.singleton(changesKept)
  if (waiting.size === 0) queueMicrotask(() => act(engine))
  for (const source of touched) waiting.add(source)
}

/** Changes may have been missed: outdates all records and lists, and refetches those with subscribers. */
export function resync(engine: Engine): void {
  const { records, sources } = engine.store
  renew(engine, [...records.values(), ...[...sources.values()].filter(followsRecords)])
}

/** Whether changes of records can change it; descriptions of objects and layouts do not depend on records. */
const followsRecords = (source: KeyedSource): boolean =>
  !(source instanceof Representation) || source.parentId + source.aboutId !== ''

/** Takes news of records of which the store has some, and refetches those. */
export function refreshRecords(engine: Engine, ids: Iterable<string>): void {
  const entries = Array.from(ids, (id) => engine.store.records.get(recordKey(id) ?? '') ?? []).flat()
  outdate(engine, entries)
  refetchEntries(engine, entries, ({ isKnown }) => isKnown)
}

/** Outdates lists and whole answers, and refetches those with subscribers. */
export function renewSources(engine: Engine, isConcerned: (source: KeyedSource) => boolean): void {
  renew(engine, [...engine.store.sources.values()].filter(isConcerned))
}

function act(engine: Engine): void {
  const { waiting } = engine.singleton(changesKept)
  refetchEntries(engine, [...waiting])
  waiting.clear()
}

/** Outdates sources, and refetches what was asked for by those who subscribed to them: rows and parents come along with it. */
function renew(engine: Engine, sources: readonly Source[]): void {
  outdate(engine, sources)
  refetchEntries(engine, sources, (entry) =>
    [...(entry.subscriptions ?? [])].some(({ view }) => view.main.includes(entry)),
  )
}

/**
 * Refetches outdated sources: records together by the fields that are known of them, all else once for each view that reads it, whose other
 * subscribers are notified by the answer.
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
    // For a record that holds no field any more, only its subscribers know which fields to request.
    if (source instanceof Entry && source.layout.names.length > 0) entries.push(source)
    else for (const subscriber of source.subscriptions ?? []) byView.set(subscriber.view, subscriber)
  }
  for (const subscriber of byView.values()) subscriber.load('all')
  refetch(engine, entries)
}

function outdate({ network, store }: Engine, sources: readonly Source[]): void {
  network.stopSharing()
  for (const source of sources) store.outdate(source)
}
