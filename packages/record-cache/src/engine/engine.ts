import { deepFreeze } from '../deep-freeze.ts'
import type { FetchError } from '../fetch-error.ts'
import type { CacheFetch } from '../request.ts'
import { BoundedMap } from '../store/bounded-map.ts'
import type { KeyedSource, Source, Subscriber } from '../store/source.ts'
import { createStore } from '../store/store.ts'
import { createNetwork } from './network.ts'
import type { View } from './view.ts'

export type EngineOptions = { fetch: CacheFetch; now: () => number; development: boolean; maxEntries: number }

/** A request under way for a source, and why that has to be asked for once more. */
export type Resolving = { readonly settled: Promise<void>; reopened?: 'conflict' | 'change' }

const VIEWS_KEPT = 1_000

/** What adapters work with: the store, the way out, and who follows what. What only some of them need, they keep as `part`s of it. */
export type Engine = ReturnType<typeof createEngine>

/** Makes what stands behind one cache. */
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
    /** Whole milliseconds since the cache was made. Rounded last: what comes out is a small integer, of which engines make no object. */
    now,
    /** Sources with pending fields, each with the request that they wait for. */
    resolving: new Map<Source, Resolving>(),
    /** Sources of which fields were dropped because the last such request failed. */
    unresolved: new WeakMap<Source, FetchError>(),
    subscriptions: new Set<Subscriber>(),
    /** Those who show that asking anew failed. */
    failing: new Set<Subscriber>(),
    /** The rights that what is in the store was answered under; undefined while nobody said. */
    permissionEpoch: undefined as number | undefined,

    /** A time of the host's clock as the cache counts it. */
    at: (timestampMs: number) => timestampMs - madeAt,

    /** The one part of its kind; made when it is first asked for, and anew after a reset. */
    singleton: <P>(make: () => P): P => singletons.ensure(make, () => make()) as P,

    /** Changes the store, keeps it within its bound and tells the subscriptions. */
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

    /** The view of a key, made when there is none. The latest are kept, so that equal configs are read through the same view. */
    view: <V extends View<unknown>>(key: string, make: () => V): V => views.ensure(key, make) as V,

    /** Lets those followers drop the failure that they show who are concerned: asking succeeded since. */
    recover(isConcerned: (subscriber: Subscriber) => boolean): void {
      for (const subscriber of [...engine.failing]) if (isConcerned(subscriber)) subscriber.changed()
    },

    /** Empties everything. Answers to what was asked before are dropped; those who followed hear nothing more. */
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
