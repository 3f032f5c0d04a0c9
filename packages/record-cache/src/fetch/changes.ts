import type { Engine } from '../engine.ts'
import type { Entry } from '../store/entry.ts'
import type { Follower, KeyedSource, RecordChange, Source } from '../store/source.ts'
import { renewRecords } from './conflicts.ts'

/** Changes already acted on, so that an own write and the news of it do not ask twice. */
const REMEMBERED = 500

/**
 * Keeps the store true to what changed elsewhere: marks what the changes may concern as past its lifetime and asks anew for what is
 * subscribed to, each thing once. Changes of one turn of the event loop are taken together.
 */
export class Changes {
  readonly #engine: Engine
  readonly #handled = new Map<string, number>()
  #waiting: RecordChange[] = []
  #isScheduled = false

  constructor(engine: Engine) {
    this.#engine = engine
  }

  /** Takes one change. A version already acted on is news no more. */
  add(change: RecordChange): void {
    const { id, weakEtag, operation } = change
    // An answer without content tells no version; then nobody can say whether the news is old.
    if (weakEtag > 0) {
      if ((this.#handled.get(id) ?? 0) >= weakEtag && operation !== 'deleted') return
      this.#remember(change)
    }
    this.#waiting.push(change)
    if (this.#isScheduled) return
    this.#isScheduled = true
    queueMicrotask(() => this.#act())
  }

  /** Says that changes may have been missed: all records and lists are past their lifetime, and followed ones are asked anew. */
  resync(): void {
    const { store } = this.#engine
    this.#outdate()
    const followers = new Set<Follower>()
    const renew = (source: Source) => {
      store.expire(source)
      for (const follower of source.subscriptions ?? []) followers.add(follower)
    }
    for (const entry of store.records.values()) renew(entry)
    for (const source of store.sources.values()) if (source.followsRecords) renew(source)
    this.#reload(followers)
  }

  /** Asks anew for records that the store knows, whatever their age. */
  refresh(ids: Iterable<string>): void {
    const entries: Entry[] = []
    for (const id of ids) {
      const entry = this.#engine.store.records.get(id)
      if (entry?.isKnown) entries.push(entry)
    }
    this.#ask(entries)
  }

  /** Puts lists and representations past their lifetime, and asks anew for those that are followed. */
  renew(isConcerned: (source: KeyedSource) => boolean): void {
    const { store } = this.#engine
    const touched = new Set<Follower>()
    for (const source of store.sources.values()) {
      if (!isConcerned(source)) continue
      store.expire(source)
      for (const subscription of source.subscriptions ?? []) touched.add(subscription)
    }
    this.#reload(touched)
  }

  clear(): void {
    this.#waiting = []
    this.#handled.clear()
  }

  #act(): void {
    this.#isScheduled = false
    const changes = this.#waiting
    this.#waiting = []
    const { store } = this.#engine
    this.#outdate()
    const records = new Set<Entry>()
    for (const change of changes) {
      const entry = store.records.get(change.id)
      if (entry === undefined || (entry.version >= change.weakEtag && change.operation !== 'deleted')) continue
      store.expire(entry)
      if (entry.subscriptions !== null) records.add(entry)
      else if (change.operation === 'deleted') store.evict(entry)
    }
    this.renew((source) => changes.some((change) => source.touchedBy(change)))
    this.#ask([...records])
  }

  #outdate(): void {
    this.#engine.network.outdate()
    this.#engine.recordFlights.clear()
  }

  /** One load per view: its other subscriptions hear of the answer. */
  #reload(subscriptions: Iterable<Follower>): void {
    const views = new Set<unknown>()
    for (const subscription of subscriptions) {
      if (views.has(subscription.view)) continue
      views.add(subscription.view)
      subscription.load('all')
    }
  }

  #ask(entries: readonly Entry[]): void {
    const held = entries.filter((entry) => entry.layout.names.length > 0)
    // Of a record whose fields all fell, only those who follow it know what to ask for.
    this.#reload(entries.filter((entry) => !held.includes(entry)).flatMap((entry) => entry.subscriptions ?? []))
    renewRecords(this.#engine, held)
  }

  #remember({ id, weakEtag }: RecordChange): void {
    this.#handled.delete(id)
    this.#handled.set(id, weakEtag)
    if (this.#handled.size <= REMEMBERED) return
    for (const oldest of this.#handled.keys()) {
      this.#handled.delete(oldest)
      break
    }
  }
}
