import type { FetchError } from '../fetch-error.ts'
import { Entry } from './entry.ts'
import { KeptMap } from './kept-map.ts'
import type { Follower, KeyedSource, Source } from './source.ts'

/** Trimming to nine tenths of the bound keeps the sort rare. */
const KEPT_SHARE = 0.9

/**
 * Everything known: one entry per record, one source per list or representation. It knows neither requests nor adapters. Changes are
 * gathered by `touch` and told to subscriptions by `broadcast`.
 */
export class Store {
  readonly records = new KeptMap<string, Entry>()
  readonly sources = new KeptMap<string, KeyedSource>()
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
    return this.records.of(id, makeEntry)
  }

  /** Marks a source as changed: its readers rebuild, its subscriptions hear of it at the next broadcast. */
  touch(source: Source): void {
    source.stamp = ++this.clock
    if (source.subscriptions === null) return
    for (const subscription of source.subscriptions) {
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

  /** Remembers that something does not exist for this user: later reads answer so without a request. */
  keepError(source: Source, error: FetchError, lifetimeMs: number): void {
    source.clear()
    source.error = error
    source.expiresAt = this.now() + lifetimeMs
    this.touch(source)
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

  /** Lets go of something. Lists and spans that hold it find it gone and ask again. */
  evict(source: Source): void {
    source.evicted = true
    source.clear()
    this.records.delete(source.key)
    this.sources.delete(source.key)
    this.touch(source)
  }

  /** Keeps the store within its bound: first what is past its lifetime, then what was not used longest; never what is subscribed to. */
  trim(): void {
    if (this.#trim(this.records)) {
      // A list nobody follows would keep what is left of its rows alive.
      for (const source of this.sources.values()) {
        if (source.subscriptions === null && source.holdsEvicted) source.clear()
      }
    }
    this.#trim(this.sources)
  }

  clear(): void {
    for (const source of [...this.records.values(), ...this.sources.values()]) {
      this.evict(source)
      source.subscriptions = null
    }
    this.#dirty = []
  }

  #trim(kept: ReadonlyMap<string, Source>): boolean {
    if (kept.size <= this.#maxEntries) return false
    const nowMs = this.now()
    const isFresh = (source: Source) => Number(source.expiresAt > nowMs)
    const free = [...kept.values()].filter((source) => source.subscriptions === null)
    free.sort((a, b) => isFresh(a) - isFresh(b) || a.usedAt - b.usedAt)
    for (const source of free.slice(0, kept.size - Math.floor(this.#maxEntries * KEPT_SHARE))) this.evict(source)
    return true
  }
}

const makeEntry = (id: string) => new Entry(id)
