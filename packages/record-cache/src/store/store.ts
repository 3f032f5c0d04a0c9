import type { FetchError } from '../fetch-error.ts'
import { BoundedMap } from './bounded-map.ts'
import { Entry } from './entry.ts'
import type { KeyedSource, Source, Subscriber } from './source.ts'

/** Trimming to nine tenths of the bound keeps the sort rare. */
const KEPT_SHARE = 0.9

/**
 * One entry per record, one source per list or whole answer. The store knows neither requests nor adapters. `touch` collects changes,
 * `broadcast` notifies their subscribers.
 */
export type Store = ReturnType<typeof createStore>

/**
 * Makes a store.
 *
 * @param freeze - freezes what is handed out, in development; elsewhere it leaves it as it is.
 */
export function createStore(now: () => number, maxEntries: number, freeze: <T>(value: T) => T) {
  let dirty: Subscriber[] = []

  const store = {
    now,
    freeze,
    records: new Map<string, Entry>(),
    sources: new BoundedMap<string, KeyedSource>(),
    /** Counts changes: while it is the same, nothing that was read has changed. */
    clock: 1,
    /** Counts answers, so that a record repeated within one is recognised. */
    answers: 0,
    /** Counts uses, for dropping the least recently used. */
    uses: 0,

    /** The entry of a record; an empty one is made for an id not seen before. `id` has 18 characters. */
    entry(id: string): Entry {
      let entry = store.records.get(id)
      if (entry === undefined) {
        entry = new Entry(id)
        store.records.set(id, entry)
      }
      return entry
    },

    /** Marks a source as changed: its readers rebuild, its subscribers are notified at the next broadcast. */
    touch(source: Source): void {
      source.stamp = ++store.clock
      if (source.subscriptions === null) return
      for (const subscriber of source.subscriptions) {
        if (!subscriber.isDirty) dirty.push(subscriber)
        subscriber.isDirty = true
      }
    },

    /** Expires a source without changing its content; the clock moves, because readers cache lifetimes. */
    expire(source: Source): void {
      source.expire()
      store.clock++
    },

    /** Stores that something does not exist for this user: later reads answer the error without a request. */
    storeError(source: Source, error: FetchError, lifetimeMs: number): void {
      source.clear()
      source.error = error
      source.expiresAt = now() + lifetimeMs
      store.touch(source)
    },

    /** Notifies the subscribers of changed sources. The cost grows with those, not with the number of subscriptions. */
    broadcast(): void {
      while (dirty.length > 0) {
        const told = dirty
        dirty = []
        for (const subscriber of told) {
          if (!subscriber.isDirty) continue
          subscriber.isDirty = false
          subscriber.changed()
        }
      }
    },

    /** Evicts a source. Lists and relationships that refer to it request it again. */
    evict(source: Source): void {
      source.evicted = true
      source.clear()
      store.records.delete(source.key)
      store.sources.delete(source.key)
      store.touch(source)
    },

    /** Keeps the store within its bound: evicts expired sources first, then the least recently used; never one with subscribers. */
    trim(): void {
      if (trimmed(store.records)) {
        // A list without subscribers would keep its remaining rows in memory.
        for (const source of store.sources.values()) if (!source.subscriptions && source.holdsEvicted) source.clear()
      }
      trimmed(store.sources)
    },

    clear(): void {
      for (const source of [...store.records.values(), ...store.sources.values()]) {
        store.evict(source)
        source.subscriptions = null
      }
      dirty = []
    },
  }
  return store

  function trimmed(kept: ReadonlyMap<string, Source>): boolean {
    if (kept.size <= maxEntries) return false
    const nowMs = now()
    const isFresh = (source: Source) => Number(source.expiresAt > nowMs)
    const free = [...kept.values()].filter((source) => !source.subscriptions)
    free.sort((a, b) => isFresh(a) - isFresh(b) || a.usedAt - b.usedAt)
    for (const source of free.slice(0, kept.size - Math.floor(maxEntries * KEPT_SHARE))) store.evict(source)
    return true
  }
}
