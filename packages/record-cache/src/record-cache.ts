import type { LiveEvent } from 'contract'
import type { ReadAdapter, WriteAdapter } from './adapter.ts'
import type { ReadOptions } from './cache-policy.ts'
import { Engine } from './engine.ts'
import { invalidConfig } from './fetch-error.ts'
import { type DehydratedCache, dehydrate, hydrate } from './hydration.ts'
import { recordKey } from './keys.ts'
import { answer, fromNetwork } from './read/answer.ts'
import { snapshotOf } from './read/snapshot-of.ts'
import type { CacheFetch, UploadProgress } from './request.ts'
import type { Snapshot } from './snapshot.ts'
import { Subscription } from './subscription.ts'

export type RecordCacheOptions = {
  /** The way to the service. */
  readonly fetch: CacheFetch
  /** Milliseconds; only differences count. */
  readonly now: () => number
  /** Freezes everything handed out, so that a reader who changes it is found out. Off when absent. */
  readonly development?: boolean
  /** Records kept, and lists and representations kept; what is followed is kept beyond it. 10,000 when absent; at least the rows of the longest list. */
  readonly maxEntries?: number
}

export type SendOptions = {
  /** Sent as `Idempotency-Key`: repeating a creation with the same key answers the first one. */
  readonly idempotencyKey?: string
  readonly signal?: AbortSignal
  /** Told about uploads, when the host can tell. */
  readonly onProgress?: (progress: UploadProgress) => void
}

/** A followed reading. `snapshot` is the present one. */
export type Following<D> = { readonly snapshot: Snapshot<D>; readonly unsubscribe: () => void }

/** Figures for a debug panel. */
export type CacheStatistics = {
  readonly records: number
  readonly sources: number
  readonly subscriptions: number
  readonly requestsSent: number
  readonly requestsJoined: number
  readonly requestsInFlight: number
}

export type RecordCache = {
  /**
   * Reads once: at once when the store can answer, else by a promise, which never rejects for a refused call.
   *
   * @returns an `Error` snapshot with 400 `INVALID_CONFIG` for a config that the adapter does not take.
   */
  readonly invoke: <C, D>(
    adapter: ReadAdapter<C, D>,
    config: C,
    options?: ReadOptions,
  ) => Snapshot<D> | Promise<Snapshot<D>>
  /** Reads and follows: the listener hears of every later snapshot until `unsubscribe`. Data past its lifetime is kept meanwhile. */
  readonly subscribe: <C, D>(
    adapter: ReadAdapter<C, D>,
    config: C,
    listener: (snapshot: Snapshot<D>) => void,
    options?: ReadOptions,
  ) => Following<D>
  /** What the store holds now, without any request. Null for a config that the adapter does not take. */
  readonly peek: <C, D>(adapter: ReadAdapter<C, D>, config: C) => Snapshot<D> | null
  /** Asks anew, whatever the age. Those who follow the same config hear of a failure too, and keep their data. */
  readonly refresh: <C, D>(adapter: ReadAdapter<C, D>, config: C) => Promise<Snapshot<D>>
  /**
   * Writes, puts the answer into the store and asks anew for followed lists that it touches.
   *
   * @throws FetchError, frozen, when the service refuses; Error with the specified text when the input is not valid.
   */
  readonly send: <I, D>(adapter: WriteAdapter<I, D>, input: I, options?: SendOptions) => Promise<D>
  /** Takes a live event: asks anew only for what is followed, and marks the rest as past its lifetime. */
  readonly receive: (event: LiveEvent) => void
  /** Says that records changed elsewhere: those in the store are asked anew. At most 60 calls in 60 seconds; more are dropped. */
  readonly notify: (recordIds: readonly string[]) => void
  readonly dehydrate: () => DehydratedCache
  /** Takes the state of a server-side cache. What is in it is not asked for again within its lifetime. */
  readonly hydrate: (state: DehydratedCache) => void
  /**
   * Says under which rights answers come from now on (`user.permissionEpoch` of the session). Other rights than before empty everything,
   * as `reset` does: who was allowed more must not read on from what is left.
   *
   * @returns whether everything was emptied.
   */
  readonly adoptPermissionEpoch: (permissionEpoch: number) => boolean
  /** Empties everything, for sign-out and changed permissions. Whoever followed hears nothing more. */
  readonly reset: () => void
  readonly statistics: () => CacheStatistics
}

const MAX_ENTRIES = 10_000
const NOTIFY_CALLS = 60
const NOTIFY_WINDOW_MS = 60_000

/** Makes a cache. It shares nothing with other caches: a server makes one per request. */
export function createRecordCache(options: RecordCacheOptions): RecordCache {
  const engine = new Engine({
    fetch: options.fetch,
    now: options.now,
    development: options.development ?? false,
    maxEntries: options.maxEntries ?? MAX_ENTRIES,
  })
  const open = <C, D>(adapter: ReadAdapter<C, D>, config: C) =>
    typeof config === 'object' && config !== null ? adapter.open(engine, config) : null
  return {
    invoke(adapter, config, readOptions) {
      const view = open(adapter, config)
      if (view === null) return Object.freeze({ state: 'Error', data: undefined, error: invalidConfig(adapter.name) })
      return answer(engine, view, readOptions?.cachePolicy, engine.now(), readOptions?.signal)
    },
    subscribe(adapter, config, listener, readOptions) {
      const view = open(adapter, config)
      if (view === null) {
        const error = invalidConfig(adapter.name)
        return { snapshot: Object.freeze({ state: 'Error', data: undefined, error }), unsubscribe: () => {} }
      }
      const subscription = new Subscription(engine, view, readOptions?.cachePolicy, readOptions?.signal, listener)
      engine.subscriptions.add(subscription)
      return {
        get snapshot() {
          return subscription.snapshot
        },
        unsubscribe: () => subscription.end(),
      }
    },
    peek(adapter, config) {
      const view = open(adapter, config)
      if (view === null) return null
      switch (view.read(engine.now())) {
        case 'Fulfilled':
          return snapshotOf(view, 'Fulfilled', view.data, undefined)
        case 'Stale':
          return snapshotOf(view, 'Stale', view.data, undefined)
        case 'Pending':
          return snapshotOf(view, 'Pending', undefined, undefined)
        case 'Error':
          return snapshotOf(view, 'Error', undefined, view.error)
        case 'Unfulfilled':
          return snapshotOf(view, 'Unfulfilled', undefined, undefined)
      }
    },
    refresh(adapter, config) {
      const view = open(adapter, config)
      if (view !== null) return fromNetwork(engine, view, 'all', undefined)
      return Promise.resolve({ state: 'Error', data: undefined, error: invalidConfig(adapter.name) })
    },
    async send(adapter, input, sendOptions = {}) {
      const request = adapter.request(input)
      const { idempotencyKey, signal, onProgress } = sendOptions
      if (idempotencyKey !== undefined) request.headers = { ...request.headers, 'Idempotency-Key': idempotencyKey }
      if (signal !== undefined) request.signal = signal
      if (onProgress !== undefined) request.onProgress = onProgress
      return engine.network.send(request, (response) => {
        const settled = adapter.settle(engine, response.body, input)
        return engine.store.freeze(settled)
      })
    },
    receive(event) {
      if (event.type === 'signed-out') engine.reset()
      else if (event.type === 'resync') engine.changes.resync()
      else engine.changes.add(event)
    },
    notify: limited(engine.now, (recordIds: readonly string[]) => {
      engine.changes.refresh(recordIds.map(recordKey).filter((id) => id !== null))
    }),
    dehydrate: () => dehydrate(engine),
    hydrate: (state) => hydrate(engine, state),
    adoptPermissionEpoch: (permissionEpoch) => engine.adoptPermissionEpoch(permissionEpoch),
    reset: () => engine.reset(),
    statistics: () => ({
      records: engine.store.records.size,
      sources: engine.store.sources.size,
      subscriptions: engine.subscriptions.size,
      requestsSent: engine.network.sent,
      requestsJoined: engine.network.joined,
      requestsInFlight: engine.network.inFlight,
    }),
  }
}

/** Drops calls beyond the limit. The window starts with the first call after the one before has passed. */
function limited<A>(now: () => number, act: (argument: A) => void): (argument: A) => void {
  let windowStart = Number.NEGATIVE_INFINITY
  let calls = 0
  return (argument) => {
    const nowMs = now()
    if (nowMs - windowStart >= NOTIFY_WINDOW_MS) {
      windowStart = nowMs
      calls = 0
    }
    if (++calls <= NOTIFY_CALLS) act(argument)
  }
}
