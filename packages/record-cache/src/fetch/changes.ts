import type { Engine } from '../engine/engine.ts'
import { recordKey } from '../keys.ts'
import { BoundedMap } from '../store/bounded-map.ts'
import type { Entry } from '../store/entry.ts'
import type { KeyedSource, RecordChange, Source, Subscriber } from '../store/source.ts'
import { refetch } from './ingest.ts'

/** Changes already acted on, so that an own write and the news of it do not ask twice. */
const REMEMBERED = 500

/** The versions already acted on, by record, and what waits to be: changes of one turn of the event loop are taken together. */
const changesKept = () => ({ handled: new BoundedMap<string, number>(REMEMBERED), waiting: [] as RecordChange[] })

/**
 * Keeps the store true to what changed elsewhere: marks what a change may concern as past its lifetime and asks anew for what is
 * subscribed to, each thing once. A version already acted on is news no more.
 */
export function announce(engine: Engine, change: RecordChange): void {
  const { id, weakEtag, operation } = change
  const { handled, waiting } = engine.singleton(changesKept)
  // An answer without content tells no version; then nobody can say whether the news is old.
  if (weakEtag > 0) {
    if ((handled.get(id) ?? 0) >= weakEtag && operation !== 'deleted') return
    handled.delete(id)
    handled.ensure(id, () => weakEtag)
  }
  if (waiting.push(change) === 1) queueMicrotask(() => act(engine))
}

/** Says that changes may have been missed: all records and lists are past their lifetime, and followed ones are asked anew. */
export function resync(engine: Engine): void {
  const { records, sources } = engine.store
  engine.network.stopSharing()
  renew(engine, [...records.values(), ...[...sources.values()].filter((source) => source.followsRecords)])
}

/** Asks anew for records that the store knows, whatever their age. */
export function refreshRecords(engine: Engine, ids: Iterable<string>): void {
  const { records } = engine.store
  const entries = Array.from(ids, (id) => records.get(recordKey(id) ?? '') ?? [])
  ask(
    engine,
    entries.flat().filter(({ isKnown }) => isKnown),
  )
}

/** Puts lists and representations past their lifetime, and asks anew for those that are followed. */
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

/** One load per view: its other subscriptions hear of the answer. */
function reload(sources: readonly Source[]): void {
  const subscribers = sources.flatMap(({ subscriptions }): Subscriber[] => [...(subscriptions ?? [])])
  const byView = new Map(subscribers.map((subscriber) => [subscriber.view, subscriber]))
  for (const subscriber of byView.values()) subscriber.load('all')
}

function ask(engine: Engine, entries: readonly Entry[]): void {
  const isHeld = ({ layout }: Entry) => layout.names.length > 0
  // Of a record whose fields all fell, only those who follow it know what to ask for.
  reload(entries.filter((entry) => !isHeld(entry)))
  refetch(engine, entries.filter(isHeld), 'change')
}
