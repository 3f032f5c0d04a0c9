import { deepFreeze } from '../deep-freeze.ts'
import type { FetchError } from '../fetch-error.ts'
import type { CacheFetch } from '../request.ts'
import { BoundedMap } from '../store/bounded-map.ts'
import type { Entry } from '../store/entry.ts'
import { AGELESS, type KeyedSource, type Source, type Subscriber } from '../store/source.ts'
import { createStore, type Store } from '../store/store.ts'
import { createNetwork, type Network, type Shared } from './network.ts'
import type { View } from './view.ts'

export type EngineOptions = {
  fetch: CacheFetch
  now: () => number
  development: boolean
  maxEntries: number
  gather: MakeGather | undefined
}

/** Reads one of several records requested at the same time. Rejects with the failure. */
export type Gather = (record: GatheredRecord, shared: Shared) => Promise<void>

/** Creates the {@link Gather} of a cache. */
export type MakeGather = (read: Network['read']) => Gather

/** A record that can be read together with others; paths are without the object's name. */
export type GatheredRecord = {
  readonly id: string
  readonly objectApiName: string
  readonly required: readonly string[]
  readonly optional: readonly string[]
  /** Reads it by a separate request. */
  readonly alone: () => Promise<void>
  /** Stores the answer for the record. @param isLast - whether all requested fields have been answered. */
  readonly take: (result: unknown, isLast: boolean) => void
  /** Stores that it does not exist for this user. */
  readonly refuse: (error: FetchError) => void
}

/** Inserts a record that was just created into lists. @param fields - the values that were sent. */
export type InsertCreated = (sources: Sources, entry: Entry, fields: { readonly [name: string]: unknown }) => void

/** The store of an engine; sources are created on first access. */
export type Sources = {
  readonly store: Store
  readonly source: <S extends KeyedSource>(key: string, Kind: new (key: string) => S) => S
}

/** The internals for adapters: store, network and subscriptions. State of single modules is created lazily, as a `singleton`. */
export type Engine = ReturnType<typeof createEngine>

/** Makes the engine of one cache. */
export function createEngine({ fetch, now: hostNow, development, maxEntries, gather }: EngineOptions) {
  let hostMs = hostNow()
  let elapsedMs = AGELESS + 1
  /** A monotonic clock: if the host's clock is set back, expired data must not become fresh again. */
  const now = () => {
    const latestMs = hostNow()
    elapsedMs += Math.max(0, latestMs - hostMs)
    hostMs = latestMs
    return Math.floor(elapsedMs)
  }
  const store = createStore(now, maxEntries, development ? deepFreeze : (value) => value)
  const network = createNetwork(fetch, store)
  const views = new BoundedMap<string, View<unknown>>(maxEntries)
  const singletons = new BoundedMap<() => unknown, unknown>()

  const engine = {
    store,
    network,
    /** Set while a write is stored whose created records show in lists at once. */
    insertCreated: undefined as InsertCreated | undefined,
    /** Batches reads of records; absent unless the cache is configured to do so. */
    gather: gather?.((...read) => network.read(...read)),
    /** Whole milliseconds since the cache was made: small integers, which JavaScript engines store without allocating. */
    now,
    /** Sources that are being refetched, each with its request. */
    resolving: new Map<Source, Promise<void>>(),
    /** The sources among them with a newer request that needs a follow-up. */
    reopened: new Set<Source>(),
    /** How many requests are in flight for a source. */
    fetching: new WeakMap<Source, number>(),
    /** Sources that lost pending fields because the refetch failed, each with the failure. */
    unresolved: new WeakMap<Source, FetchError>(),
    subscriptions: new Set<Subscriber>(),
    /** Subscribers whose snapshot shows a failed refetch. */
    failing: new Set<Subscriber>(),
    /** The permission epoch under which the content of the store was answered; undefined until it is known. */
    permissionEpoch: undefined as number | undefined,

    /** Converts a time of the host's clock to the cache's. */
    at: (timestampMs: number) => now() + Math.floor(timestampMs - hostMs),

    /** The result of `make` for this cache: created on first use, and again after a reset. */
    singleton: <P>(make: () => P): P => singletons.ensure(make, () => make()) as P,

    /** Counts the start (1) or end (-1) of a request for sources, and notifies their subscribers. */
    count(sources: readonly Source[], change: 1 | -1): void {
      const { fetching } = engine
      for (const source of sources) {
        fetching.set(source, (fetching.get(source) ?? 0) + change)
        for (const subscriber of source.subscriptions ?? []) subscriber.fetching()
      }
    },

    /**
     * Runs a change of the store, trims the store, and notifies subscribers, including those that show a failure which a newer answer may
     * have ended.
     */
    change<T>(act: () => T): T {
      const { uses } = store
      try {
        return act()
      } finally {
        engine.trim(uses)
        store.broadcast()
        for (const subscriber of [...engine.failing]) subscriber.recover()
      }
    },

    /** The source of a key; created on first access. */
    source<S extends KeyedSource>(key: string, Kind: new (key: string) => S): S {
      const source = store.sources.ensure(key, () => {
        const created = new Kind(key)
        created.outdatedAt = store.forgottenAt
        return created
      }) as S
      source.usedAt = ++store.uses
      return source
    },

    /** The view of a key, created on first access. Recent views are kept, so that equal configs share one. */
    view: <V extends View<unknown>>(key: string, make: () => V): V => views.ensure(key, make) as V,

    /** Trims the store and the views: a view would keep an evicted source in memory. */
    trim(usedUpTo?: number): void {
      if (!store.trim(usedUpTo)) return
      const followed = new Set(Array.from(engine.subscriptions, ({ view }) => view))
      for (const [key, view] of views) if (!followed.has(view)) views.delete(key)
    },

    /** Empties the cache. Answers to earlier requests are dropped; subscribers request again. */
    reset(): void {
      const { subscriptions, failing, resolving, reopened } = engine
      network.reset()
      for (const kept of [failing, resolving, reopened, views, singletons]) kept.clear()
      store.clear()
      for (const subscriber of [...subscriptions]) subscriber.restart()
    },
  }
  return engine
}
