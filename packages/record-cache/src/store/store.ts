import type { FetchError } from '../fetch-error.ts'
import { BoundedMap } from './bounded-map.ts'
import { Entry } from './entry.ts'
import { AGELESS, type KeyedSource, type Source, type Subscriber } from './source.ts'

/** Trimming to nine tenths of the bound keeps the sort rare. */
const KEPT_SHARE = 0.9

/** Minimum share of new entries without subscribers before the store looks for entries to evict. */
const WORTH_TRIMMING = 1 / 16

/** The change notifications of a record: its latest version, and the parents whose lists and counts were outdated for it. */
export type Announced = { readonly version: number; readonly isGone: boolean; readonly parentIds: readonly string[] }

type Bound = { readonly kept: ReadonlyMap<string, Source>; left: number }

/**
 * One entry per record, one source per list or whole answer. The store knows neither requests nor adapters. `touch` collects changes,
 * `broadcast` notifies their subscribers.
 */
export type Store = ReturnType<typeof createStore>

/**
 * Creates a store.
 *
 * @param freeze - freezes returned data in development, and returns it unchanged in production.
 */
export function createStore(now: () => number, maxEntries: number, freeze: <T>(value: T) => T) {
  let dirty: Subscriber[] = []

  const store = {
    now,
    freeze,
    records: new Map<string, Entry>(),
    sources: new BoundedMap<string, KeyedSource>(),
    /** Counts changes: while it is unchanged, all earlier reads are still valid. */
    clock: 1,
    /** Counts requests and change notifications: an answer to a request before the latest notification is not fresh. */
    moment: 1,
    /** Counts answers, so that a record repeated within one is recognised. */
    answers: 0,
    /** Counts uses, for dropping the least recently used. */
    uses: 0,
    /** The moment of the request whose answer is being stored; infinite for data that is not from an answer. */
    requestedAt: Number.POSITIVE_INFINITY,
    /** The latest change notifications of records, also of records that are not in the store; bounded. */
    announced: new BoundedMap<string, Announced>(maxEntries),
    /** The moment until which evicted sources may have had notifications. A source that is created again starts with it. */
    forgottenAt: 0,

    /** The entry of a record; an empty one is created for a new id. `id` has 18 characters. */
    entry(id: string): Entry {
      let entry = store.records.get(id)
      if (entry === undefined) {
        entry = new Entry(id)
        entry.outdatedAt = store.forgottenAt
        store.records.set(id, entry)
      }
      return entry
    },

    /** Drops a deleted record: its subscribers get the error, later readers request it again. */
    remove(entry: Entry, error: FetchError): void {
      store.outdate(entry)
      store.forget(entry)
      entry.error = error
      entry.expiresAt = now()
    },

    /** Registers a subscriber with a source. */
    follow(source: Source, subscriber: Subscriber): void {
      source.subscriptions ??= new Set()
      source.subscriptions.add(subscriber)
    },

    leave(source: Source, subscriber: Subscriber): void {
      if (!source.subscriptions?.delete(subscriber) || source.subscriptions.size > 0) return
      source.subscriptions = null
      for (const bound of bounds) bound.left--
    },

    /** Drops the content of a record, but keeps the moment of its latest notification. */
    forget(entry: Entry): void {
      entry.clear()
      store.touch(entry)
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

    /** Whether the answer being stored was requested before the latest change notification of a source. */
    isLate: (source: Source): boolean => store.requestedAt < source.outdatedAt,

    /** Whether a newer version of a record than this one was announced. Records without versions have 0. */
    isBehind: (id: string, version: number): boolean =>
      store.announced.size > 0 && version > 0 && version < (store.announced.get(id)?.version ?? 0),

    /** Expires a source without changing its content; the clock moves, because readers cache lifetimes. */
    expire(source: Source): void {
      source.expire()
      store.clock++
    },

    /** Handles a change notification of a source: answers to earlier requests are not fresh. */
    outdate(source: Source): void {
      store.expire(source)
      if (!source.evicted) source.outdatedAt = ++store.moment
    },

    /**
     * Sets the lifetime of a source from the answer being stored; an answer that was requested before the latest notification gives none.
     *
     * @returns false if the stored content is newer than the answer.
     */
    renew(source: Source, lifetimeMs: number): boolean {
      const isLate = store.isLate(source)
      if (isLate && (source.isKnown || source.error)) return false
      if (source.isKnown && source.expiresAt === AGELESS) store.touch(source)
      source.expiresAt = isLate ? AGELESS : now() + lifetimeMs
      source.error = undefined
      source.answer = ++store.answers
      return true
    },

    /** Stores that a source does not exist for this user: later reads return the error without a request. */
    storeError(source: Source, error: FetchError, lifetimeMs: number): void {
      if (!store.renew(source, lifetimeMs)) return
      const { expiresAt } = source
      source.clear()
      source.error = error
      source.expiresAt = expiresAt
      // An answer to an earlier request must not restore it.
      source.outdatedAt = Math.max(source.outdatedAt, Math.min(store.requestedAt, store.moment))
      store.touch(source)
    },

    /** Notifies the subscribers of changed sources. The cost grows with those, not with the number of subscriptions. */
    broadcast(): void {
      while (dirty.length > 0) {
        const changed = dirty
        dirty = []
        for (const subscriber of changed) {
          if (!subscriber.isDirty) continue
          subscriber.isDirty = false
          subscriber.changed()
        }
      }
    },

    /** Evicts a source. Lists and relationships that refer to it request it again. */
    evict(source: Source): void {
      // Notifications of records are stored by id; those of other sources are lost while the source is not in the store.
      const upTo = source instanceof Entry ? source.outdatedAt : store.moment
      if (!source.evicted) store.forgottenAt = Math.max(store.forgottenAt, upTo)
      source.evict()
      store.records.delete(source.key)
      store.sources.delete(source.key)
      store.touch(source)
    },

    /**
     * Keeps the store within its bound: evicts expired sources first, then the least recently used; never one with subscribers.
     *
     * @param usedUpTo - entries with a later use counter stay: their readers have not seen them yet.
     * @returns whether any was evicted.
     */
    trim(usedUpTo = Number.POSITIVE_INFINITY): boolean {
      const isTrimmed = trimmed(ofRecords, usedUpTo)
      // Lists would keep them in memory.
      if (isTrimmed) for (const source of store.sources.values()) source.dropEvicted(nothing)
      return trimmed(ofSources, usedUpTo) || isTrimmed
    },

    clear(): void {
      for (const source of [...store.records.values(), ...store.sources.values()]) {
        store.evict(source)
        source.subscriptions = null
      }
      store.announced.clear()
      dirty = []
    },
  }
  /** Both parts of the store, with the number of entries that could not be evicted at the last trim. */
  const ofRecords: Bound = { kept: store.records, left: 0 }
  const ofSources: Bound = { kept: store.sources, left: 0 }
  const bounds = [ofRecords, ofSources]
  /** Replaces evicted records in lists. */
  const nothing = new Entry('')
  nothing.evict()
  return store

  function trimmed(bound: Bound, usedUpTo: number): boolean {
    const { kept, left } = bound
    // If nearly all entries have subscribers, searching for the others waits until it is worthwhile.
    if (kept.size <= maxEntries || kept.size - left < kept.size * WORTH_TRIMMING) return false
    const nowMs = now()
    const isFresh = (source: Source) => Number(source.expiresAt > nowMs)
    const free = [...kept.values()].filter(({ subscriptions, usedAt }) => !subscriptions && usedAt <= usedUpTo)
    free.sort((a, b) => isFresh(a) - isFresh(b) || a.usedAt - b.usedAt)
    for (const source of free.slice(0, kept.size - Math.floor(maxEntries * KEPT_SHARE))) store.evict(source)
    bound.left = kept.size
    return true
  }
}
