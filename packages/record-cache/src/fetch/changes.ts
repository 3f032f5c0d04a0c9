import type { Engine } from '../engine/engine.ts'
import { recordKey } from '../keys.ts'
import { BoundedMap } from '../store/bounded-map.ts'
import type { Entry } from '../store/entry.ts'
import type { KeyedSource, RecordChange, Source, Subscriber } from '../store/source.ts'
import { refetch } from './ingest.ts'

/** Versions remembered as handled, so that an own write and its live event do not refetch twice. */
const REMEMBERED = 500

/** The handled version of each record, and changes still waiting: those of one turn of the event loop are handled together. */
const changesKept = () => ({ handled: new BoundedMap<string, number>(REMEMBERED), waiting: [] as RecordChange[] })

/**
 * Handles a change made elsewhere: expires what it may affect and refetches what has subscribers, each source once. A version that was
 * handled before is ignored.
 */
export function announce(engine: Engine, change: RecordChange): void {
  const { id, weakEtag, operation } = change
  const { handled, waiting } = engine.singleton(changesKept)
  // Without a version, as after a 204, the change cannot be compared and is always handled.
  if (weakEtag > 0) {
    if ((handled.get(id) ?? 0) >= weakEtag && operation !== 'deleted') return
    handled.delete(id)
    handled.ensure(id, () => weakEtag)
  }
  if (waiting.push(change) === 1) queueMicrotask(() => act(engine))
}

/** Changes may have been missed: expires all records and lists, and refetches those with subscribers. */
export function resync(engine: Engine): void {
  const { records, sources } = engine.store
  engine.network.stopSharing()
  renew(engine, [...records.values(), ...[...sources.values()].filter((source) => source.followsRecords)])
}

/** Refetches records that the store has, whatever their age. */
export function refreshRecords(engine: Engine, ids: Iterable<string>): void {
  const { records } = engine.store
  const entries = Array.from(ids, (id) => records.get(recordKey(id) ?? '') ?? [])
  ask(
    engine,
    entries.flat().filter(({ isKnown }) => isKnown),
  )
}

/** Expires lists and whole answers, and refetches those with subscribers. */
export function renewSources(engine: Engine, isConcerned: (source: KeyedSource) => boolean): void {
  renew(engine, [...engine.store.sources.values()].filter(isConcerned))
}

function act(engine: Engine): void {
  const { store } = engine
  const part = engine.singleton(changesKept)
  const changes = part.waiting
  part.waiting = []
  engine.network.stopSharing()
  const followed = new Set<Entry>()
  for (const { id, weakEtag, operation } of changes) {
    const entry = store.records.get(id)
    if (entry === undefined || (entry.version >= weakEtag && operation !== 'deleted')) continue
    store.expire(entry)
    if (entry.subscriptions !== null) followed.add(entry)
    else if (operation === 'deleted') store.evict(entry)
  }
  renewSources(engine, (source) => changes.some((change) => source.touchedBy(change)))
  ask(engine, [...followed])
}

function renew(engine: Engine, sources: readonly Source[]): void {
  for (const source of sources) engine.store.expire(source)
  reload(sources)
}

/** Loads once per view; its other subscribers are notified by the answer. */
function reload(sources: readonly Source[]): void {
  const subscribers = sources.flatMap(({ subscriptions }): Subscriber[] => [...(subscriptions ?? [])])
  const byView = new Map(subscribers.map((subscriber) => [subscriber.view, subscriber]))
  for (const subscriber of byView.values()) subscriber.load('all')
}

function ask(engine: Engine, entries: readonly Entry[]): void {
  const isHeld = ({ layout }: Entry) => layout.names.length > 0
  // For a record that holds no field any more, only its subscribers know which fields to request.
  reload(entries.filter((entry) => !isHeld(entry)))
  refetch(engine, entries.filter(isHeld), 'change')
}
