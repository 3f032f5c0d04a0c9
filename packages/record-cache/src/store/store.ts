import type { FetchError } from '../fetch-error.ts'
import { BoundedMap } from './bounded-map.ts'
import { Entry } from './entry.ts'
import type { KeyedSource, Source, Subscriber } from './source.ts'

/** Trimming to nine tenths of the bound keeps the sort rare. */
const KEPT_SHARE = 0.9

/**
 * Everything known: one entry per record, one source per list or representation. It knows neither requests nor adapters. Changes are
 * gathered by `touch` and told to subscriptions by `broadcast`.
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
    /** Counts changes. As long as it stands still, nothing that was read has changed. */
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

    /** Marks a source as changed: its readers rebuild, its subscriptions hear of it at the next broadcast. */
    touch(source: Source): void {
      source.stamp = ++store.clock
      if (source.subscriptions === null) return
      for (const subscriber of source.subscriptions) {
        if (!subscriber.isDirty) dirty.push(subscriber)
        subscriber.isDirty = true
      }
    },

    /** Puts a source past its lifetime without changing it; readers must not rely on lifetimes they saw before. */
    expire(source: Source): void {
      source.expire()
      store.clock++
    },

    /** Remembers that something does not exist for this user: later reads answer so without a request. */
    storeError(source: Source, error: FetchError, lifetimeMs: number): void {
      source.clear()
      source.error = error
      source.expiresAt = now() + lifetimeMs
      store.touch(source)
    },

    /** Tells the subscriptions whose sources changed. The cost follows them, not the number of subscriptions. */
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

    /** Lets go of something. Lists and spans that hold it find it gone and ask again. */
    evict(source: Source): void {
      source.evicted = true
      source.clear()
      store.records.delete(source.key)
      store.sources.delete(source.key)
      store.touch(source)
    },

    /** Keeps the store within its bound: first what is past its lifetime, then what was not used longest; never what is subscribed to. */
    trim(): void {
      if (trimmed(store.records)) {
        // A list nobody follows would keep what is left of its rows alive.
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
