import { Entry } from './entry.ts'
import { FieldLayouts } from './field-layout.ts'
import type { Follower, KeyedSource, Source } from './source.ts'

/**
 * Everything known: one entry per record, one source per list or representation. It knows neither requests nor adapters. Changes are
 * gathered by `touch` and told to subscriptions by `broadcast`.
 */
export class Store {
  readonly records = new Map<string, Entry>()
  readonly sources = new Map<string, KeyedSource>()
  readonly layouts = new FieldLayouts()
  readonly now: () => number
  /** Freezes what is handed out, in development; elsewhere it leaves it as it is. */
  readonly freeze: <T>(value: T) => T
  /** Counts changes. As long as it stands still, nothing that was read has changed. */
  clock = 1
  /** Counts answers, so that a record repeated within one is recognised. */
  answers = 0
  /** Counts uses, for dropping the least recently used. */
  uses = 0
  readonly #maxEntries: number
  #dirty: Follower[] = []

  constructor(now: () => number, maxEntries: number, freeze: <T>(value: T) => T) {
    this.now = now
    this.freeze = freeze
    this.#maxEntries = maxEntries
  }

  /** The entry of a record; an empty one is made for an id not seen before. `id` has 18 characters. */
  entry(id: string): Entry {
    let entry = this.records.get(id)
    if (entry === undefined) {
      entry = new Entry(id)
      this.records.set(id, entry)
    }
    return entry
  }

  /** Marks a source as changed: its readers rebuild, its subscriptions hear of it at the next broadcast. */
  touch(source: Source): void {
    source.stamp = ++this.clock
    const subscriptions = source.subscriptions
    if (subscriptions === null) return
    for (const subscription of subscriptions) {
      if (subscription.isDirty) continue
      subscription.isDirty = true
      this.#dirty.push(subscription)
    }
  }

  /** Puts a source past its lifetime without changing it; readers must not rely on lifetimes they saw before. */
  expire(source: Source): void {
    source.expire()
    this.clock++
  }

  /** Tells the subscriptions whose sources changed. The cost follows them, not the number of subscriptions. */
  broadcast(): void {
    while (this.#dirty.length > 0) {
      const dirty = this.#dirty
      this.#dirty = []
      for (const subscription of dirty) {
        if (!subscription.isDirty) continue
        subscription.isDirty = false
        subscription.changed()
      }
    }
  }

  /** Lets go of a record. Lists and spans that hold it find it gone and ask again. */
  evict(entry: Entry): void {
    entry.evicted = true
    entry.forget()
    this.records.delete(entry.id)
    this.touch(entry)
  }

  /** Keeps the store within its bound: first what is past its lifetime, then what was not used longest; never what is subscribed to. */
  trim(): void {
    if (this.records.size > this.#maxEntries) trimRecords(this, this.#maxEntries)
    if (this.sources.size > this.#maxEntries) trimSources(this, this.#maxEntries)
  }

  clear(): void {
    for (const entry of this.records.values()) {
      entry.evicted = true
      entry.forget()
      entry.subscriptions = null
    }
    for (const source of this.sources.values()) {
      source.evicted = true
      source.clear()
      source.subscriptions = null
    }
    this.records.clear()
    this.sources.clear()
    this.#dirty = []
    this.clock++
  }
}

/** Trimming to nine tenths of the bound keeps the sort rare. */
const KEPT_SHARE = 0.9

function trimRecords(store: Store, maxEntries: number): void {
  for (const entry of leastUseful(store.records.values(), store, maxEntries)) store.evict(entry)
  // A list nobody follows would keep what is left of its rows alive.
  for (const source of store.sources.values()) if (source.subscriptions === null && source.holdsEvicted) source.clear()
}

function trimSources(store: Store, maxEntries: number): void {
  for (const source of leastUseful(store.sources.values(), store, maxEntries)) {
    source.evicted = true
    store.sources.delete(source.key)
  }
}

function leastUseful<S extends Source>(sources: Iterable<S>, store: Store, maxEntries: number): S[] {
  const nowMs = store.now()
  const free: S[] = []
  let count = 0
  for (const source of sources) {
    count++
    if (source.subscriptions === null || source.subscriptions.length === 0) free.push(source)
  }
  const isExpired = (source: S) => (source.expiresAt <= nowMs ? 0 : 1)
  free.sort((a, b) => isExpired(a) - isExpired(b) || a.usedAt - b.usedAt)
  return free.slice(0, Math.max(0, count - Math.floor(maxEntries * KEPT_SHARE)))
}
