import { deepFreeze } from '../deep-freeze.ts'
import type { FetchError } from '../fetch-error.ts'
import type { CacheFetch } from '../request.ts'
import { BoundedMap } from '../store/bounded-map.ts'
import type { KeyedSource, Source, Subscriber } from '../store/source.ts'
import { createStore } from '../store/store.ts'
import { createNetwork } from './network.ts'
import type { View } from './view.ts'

export type EngineOptions = { fetch: CacheFetch; now: () => number; development: boolean; maxEntries: number }

/** A refetch in flight for a source; `reopened` says why it must be followed by another one. */
export type Resolving = { readonly settled: Promise<void>; reopened?: 'conflict' | 'change' }

const VIEWS_KEPT = 1_000

/** What adapters work with: store, network and subscriptions. State that only some modules need is made lazily, as a `singleton`. */
export type Engine = ReturnType<typeof createEngine>

/** Makes the engine of one cache. */
export function createEngine({ fetch, now: hostNow, development, maxEntries }: EngineOptions) {
  const madeAt = hostNow()
  const now = () => Math.floor(hostNow() - madeAt)
  const store = createStore(now, maxEntries, development ? deepFreeze : (value) => value)
  const network = createNetwork(fetch)
  const views = new BoundedMap<string, View<unknown>>(VIEWS_KEPT)
  const singletons = new BoundedMap<() => unknown, unknown>()

  const engine = {
    store,
    network,
    /** Whole milliseconds since the cache was made: small integers, which JavaScript engines store without allocating. */
    now,
    /** Sources that are being refetched, each with its request. */
    resolving: new Map<Source, Resolving>(),
    /** Sources that lost pending fields because the refetch failed, each with the failure. */
    unresolved: new WeakMap<Source, FetchError>(),
    subscriptions: new Set<Subscriber>(),
    /** Subscribers whose snapshot shows a failed refetch. */
    failing: new Set<Subscriber>(),
    /** The permission epoch under which the content of the store was answered; undefined until it is known. */
    permissionEpoch: undefined as number | undefined,

    /** Converts a time of the host's clock to the cache's. */
    at: (timestampMs: number) => timestampMs - madeAt,

    /** The one value that `make` makes for this cache: made at first use, and again after a reset. */
    singleton: <P>(make: () => P): P => singletons.ensure(make, () => make()) as P,

    /** Runs a change of the store, then trims the store and notifies subscribers. */
    change(act: () => void): void {
      act()
      store.trim()
      store.broadcast()
    },

    /** The source of a key; made when there is none. */
    source<S extends KeyedSource>(key: string, Kind: new (key: string) => S): S {
      const source = store.sources.ensure(key, () => new Kind(key)) as S
      source.usedAt = ++store.uses
      return source
    },

    /** The view of a key, made when there is none. Recent views are kept, so that equal configs share one. */
    view: <V extends View<unknown>>(key: string, make: () => V): V => views.ensure(key, make) as V,

    /** Makes the matching subscribers drop the failure that they show, after a request has succeeded. */
    recover(isConcerned: (subscriber: Subscriber) => boolean): void {
      for (const subscriber of [...engine.failing]) if (isConcerned(subscriber)) subscriber.changed()
    },

    /** Empties the cache. Answers to earlier requests are dropped; present subscribers are not called again. */
    reset(): void {
      const { subscriptions, failing, resolving } = engine
      network.reset()
      for (const subscriber of subscriptions) subscriber.isLive = false
      for (const kept of [subscriptions, failing, resolving, views, singletons]) kept.clear()
      store.clear()
    },
  }
  return engine
}
