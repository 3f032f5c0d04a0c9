import type { FetchError } from '../fetch-error.ts'
import { BoundedMap } from './bounded-map.ts'
import { Entry } from './entry.ts'
import { AGELESS, type KeyedSource, type Source, type Subscriber } from './source.ts'

/** Trimming to nine tenths of the bound keeps the sort rare. */
const KEPT_SHARE = 0.9

/** The share of new and unfollowed entries from which on it is worth looking for those to evict. */
const WORTH_TRIMMING = 1 / 16

/** What is known from news of a record: its latest version, and the parents whose lists and counts have been outdated for it. */
export type Announced = { readonly version: number; readonly isGone: boolean; readonly parentIds: readonly string[] }

type Bound = { readonly kept: ReadonlyMap<string, Source>; left: number }

/**
 * One entry per record, one source per list or whole answer. The store knows neither requests nor adapters. `touch` collects changes,
 * `broadcast` notifies their subscribers.
 */
export class Store {
  readonly now: () => number
  /** Freezes what is handed out, in development; elsewhere it leaves it as it is. */
  readonly freeze: <T>(value: T) => T
  readonly records = new Map<string, Entry>()
  readonly sources = new BoundedMap<string, KeyedSource>()
  /** Counts changes: while it is the same, nothing that was read has changed. */
  clock = 1
  /** Counts requests and news: what was asked for before the latest news of something is not fresh. */
  moment = 1
  /** Counts answers, so that a record repeated within one is recognised. */
  answers = 0
  /** Counts uses, for dropping the least recently used. */
  uses = 0
  /** The moment at which the answer that is being stored was asked for; what does not come from an answer is never late. */
  requestedAt = Number.POSITIVE_INFINITY
  /** The latest news of records, also of records that are not in the store. The latest ones are kept. */
  readonly announced: BoundedMap<string, Announced>
  /** The moment up to which evicted sources may have had news. A source that is created again starts from it. */
  forgottenAt = 0

  private readonly maxEntries: number
  private dirty: Subscriber[] = []
  /** Both parts of the store, with how many were left when it was last trimmed that could not be evicted. */
  private readonly ofRecords: Bound = { kept: this.records, left: 0 }
  private readonly ofSources: Bound = { kept: this.sources, left: 0 }
  private readonly bounds = [this.ofRecords, this.ofSources]
  /** Replaces evicted records in lists. */
  private readonly nothing = new Entry('')

  constructor(now: () => number, maxEntries: number, freeze: <T>(value: T) => T) {
    this.now = now
    this.freeze = freeze
    this.maxEntries = maxEntries
    this.announced = new BoundedMap(maxEntries)
    this.nothing.evict()
  }

  /** The entry of a record; an empty one is made for an id not seen before. `id` has 18 characters. */
  entry(id: string): Entry {
    let entry = this.records.get(id)
    if (entry === undefined) {
      entry = new Entry(id)
      entry.outdatedAt = this.forgottenAt
      this.records.set(id, entry)
    }
    return entry
  }

  /** Drops a record that was deleted: its subscribers get the error, later readers request it again. */
  remove(entry: Entry, error: FetchError): void {
    this.outdate(entry)
    this.forget(entry)
    entry.error = error
    entry.expiresAt = this.now()
  }

  /** Registers a subscriber with a source. */
  follow(source: Source, subscriber: Subscriber): void {
    source.subscriptions ??= new Set()
    source.subscriptions.add(subscriber)
  }

  leave(source: Source, subscriber: Subscriber): void {
    if (!source.subscriptions?.delete(subscriber) || source.subscriptions.size > 0) return
    source.subscriptions = null
    for (const bound of this.bounds) bound.left--
  }

  /** Drops the content of a record, but not the moment of the news of it. */
  forget(entry: Entry): void {
    entry.clear()
    this.touch(entry)
  }

  /** Marks a source as changed: its readers rebuild, its subscribers are notified at the next broadcast. */
  touch(source: Source): void {
    source.stamp = ++this.clock
    if (source.subscriptions === null) return
    for (const subscriber of source.subscriptions) {
      if (!subscriber.isDirty) this.dirty.push(subscriber)
      subscriber.isDirty = true
    }
  }

  /** Whether the answer that is being stored was asked for before the latest news of a source. */
  isLate(source: Source): boolean {
    return this.requestedAt < source.outdatedAt
  }

  /** Whether news announced a newer version of a record than this one. Records without versions have 0. */
  isBehind(id: string, version: number): boolean {
    return this.announced.size > 0 && version > 0 && version < (this.announced.get(id)?.version ?? 0)
  }

  /** Expires a source without changing its content; the clock moves, because readers cache lifetimes. */
  expire(source: Source): void {
    source.expire()
    this.clock++
  }

  /** Takes news that a source changed: no answer is fresh that was asked for before. */
  outdate(source: Source): void {
    this.expire(source)
    if (!source.evicted) source.outdatedAt = ++this.moment
  }

  /**
   * Gives a source, whose content comes from the answer being stored, its lifetime; none where the answer was asked for before the latest
   * news.
   *
   * @returns false when what is kept is newer than the answer.
   */
  renew(source: Source, lifetimeMs: number): boolean {
    const isLate = this.isLate(source)
    if (isLate && (source.isKnown || source.error)) return false
    if (source.isKnown && source.expiresAt === AGELESS) this.touch(source)
    source.expiresAt = isLate ? AGELESS : this.now() + lifetimeMs
    source.error = undefined
    source.answer = ++this.answers
    return true
  }

  /** Stores that something does not exist for this user: later reads answer the error without a request. */
  storeError(source: Source, error: FetchError, lifetimeMs: number): void {
    if (!this.renew(source, lifetimeMs)) return
    const { expiresAt } = source
    source.clear()
    source.error = error
    source.expiresAt = expiresAt
    // What was asked for before this must not bring it back.
    source.outdatedAt = Math.max(source.outdatedAt, Math.min(this.requestedAt, this.moment))
    this.touch(source)
  }

  /** Notifies the subscribers of changed sources. The cost grows with those, not with the number of subscriptions. */
  broadcast(): void {
    while (this.dirty.length > 0) {
      const changed = this.dirty
      this.dirty = []
      for (const subscriber of changed) {
        if (!subscriber.isDirty) continue
        subscriber.isDirty = false
        subscriber.changed()
      }
    }
  }

  /** Evicts a source. Lists and relationships that refer to it request it again. */
  evict(source: Source): void {
    // News names its records; news of other sources is lost while the store has none under their key.
    const upTo = source instanceof Entry ? source.outdatedAt : this.moment
    if (!source.evicted) this.forgottenAt = Math.max(this.forgottenAt, upTo)
    source.evict()
    this.records.delete(source.key)
    this.sources.delete(source.key)
    this.touch(source)
  }

  /**
   * Keeps the store within its bound: evicts expired sources first, then the least recently used; never one with subscribers.
   *
   * @param usedUpTo - what was used later, by the count of uses, stays: its readers have not seen it yet.
   * @returns whether any was evicted.
   */
  trim(usedUpTo = Number.POSITIVE_INFINITY): boolean {
    const isTrimmed = this.trimmed(this.ofRecords, usedUpTo)
    // Lists would keep them in memory.
    if (isTrimmed) for (const source of this.sources.values()) source.dropEvicted(this.nothing)
    return this.trimmed(this.ofSources, usedUpTo) || isTrimmed
  }

  clear(): void {
    for (const source of [...this.records.values(), ...this.sources.values()]) {
      this.evict(source)
      source.subscriptions = null
    }
    this.announced.clear()
    this.dirty = []
  }

  private trimmed(bound: Bound, usedUpTo: number): boolean {
    const { kept, left } = bound
    // Where nearly all have subscribers, looking for the few others waits until it is worth it.
    if (kept.size <= this.maxEntries || kept.size - left < kept.size * WORTH_TRIMMING) return false
    const nowMs = this.now()
    const isFresh = (source: Source) => Number(source.expiresAt > nowMs)
    const free = [...kept.values()].filter(({ subscriptions, usedAt }) => !subscriptions && usedAt <= usedUpTo)
    free.sort((a, b) => isFresh(a) - isFresh(b) || a.usedAt - b.usedAt)
    for (const source of free.slice(0, kept.size - Math.floor(this.maxEntries * KEPT_SHARE))) this.evict(source)
    bound.left = kept.size
    return true
  }
}
