import type { ReadAdapter, WriteAdapter } from './adapter.ts'
import type { FollowOptions, ReadOptions } from './cache-policy.ts'
import { createEngine, type Engine, type MakeGather } from './engine/engine.ts'
import { type FetchError, invalidConfig } from './fetch-error.ts'
import { answer, fromNetwork } from './read/answer.ts'
import { snapshotOf } from './read/snapshot-of.ts'
import { type Subscription, subscribe } from './read/subscribe.ts'
import type { CacheFetch, UploadProgress } from './request.ts'
import type { Snapshot } from './snapshot.ts'

export type RecordCacheOptions = {
  /** Sends a request to the service. */
  readonly fetch: CacheFetch
  /** A clock in milliseconds; only differences matter. */
  readonly now: () => number
  /** Freezes all returned data, so that modifying it throws. Absent means off. */
  readonly development?: boolean
  /**
   * The limit for records, and for lists and representations; data with subscribers is kept beyond it. Absent means 10,000. Must be at
   * least the number of rows of the longest list.
   */
  readonly maxEntries?: number
  /** Pass `gatherRecords` to batch reads of single records that begin in one turn of the event loop. Absent means one request for each. */
  readonly gather?: MakeGather
}

export type SendOptions = {
  /** Sent as `Idempotency-Key`: a repeated creation with the same key returns the first answer. */
  readonly idempotencyKey?: string
  /** Sent as `If-Match`: the service rejects an update or deletion with 412 if the record has another `weakEtag`. */
  readonly ifMatch?: number
  readonly signal?: AbortSignal
  /** Called with the progress of uploads, if the host supports it. */
  readonly onProgress?: (progress: UploadProgress) => void
}

/** A record cache. Further operations are functions with a cache as parameter: `receive`, `notify`, `dehydrate`, `hydrate`, ... */
export type RecordCache = {
  /**
   * Reads once: synchronously if the store has the data, otherwise by a promise, which never rejects for a failed call.
   *
   * @param config - null and undefined read nothing.
   * @returns an `Error` snapshot with 400 `INVALID_CONFIG` for an invalid config, an `Unfulfilled` one without a config.
   */
  readonly invoke: <C, D>(
    adapter: ReadAdapter<C, D>,
    config: C | null | undefined,
    options?: ReadOptions,
  ) => Snapshot<D> | Promise<Snapshot<D>>
  /** Reads and subscribes: the listener gets every later snapshot until `unsubscribe`. Expired data is kept while it is refetched. */
  readonly subscribe: <C, D>(
    adapter: ReadAdapter<C, D>,
    config: C | null | undefined,
    listener: (snapshot: Snapshot<D>) => void,
    options?: FollowOptions,
  ) => Subscription<D>
  /** The stored data, without a request. Null for an invalid config. */
  readonly peek: <C, D>(adapter: ReadAdapter<C, D>, config: C | null | undefined) => Snapshot<D> | null
  /** Requests again, even if the data is fresh. Subscribers of the same config receive a failure too, and keep their data. */
  readonly refresh: <C, D>(adapter: ReadAdapter<C, D>, config: C | null | undefined) => Promise<Snapshot<D>>
  /**
   * Writes, stores the answer and refetches affected lists with subscribers.
   *
   * @throws FetchError (frozen) if the service rejects the write; Error with the specified text for an invalid input.
   */
  readonly send: <I, D>(adapter: WriteAdapter<I, D>, input: I, options?: SendOptions) => Promise<D>
  /** Empties everything, for sign-out and changed permissions. Subscribers become `Pending` and request again. */
  readonly reset: () => void
  /** For adapters and functions of this package only. */
  readonly engine: Engine
  /** Receives the operations of those functions; set by a debugger only. */
  readonly note?: (what: string, outcome: string) => void
}

const MAX_ENTRIES = 10_000

/** The snapshot without a config. */
const NOTHING_YET = Object.freeze({ state: 'Unfulfilled', data: undefined, error: undefined } as const)

/** Creates a cache. It shares nothing with other caches: a server creates one per request. */
export function createRecordCache({
  fetch,
  now,
  development = false,
  maxEntries = MAX_ENTRIES,
  gather,
}: RecordCacheOptions): RecordCache {
  const engine = createEngine({ fetch, now, development, maxEntries, gather })
  const open = <C, D>(adapter: ReadAdapter<C, D>, config: C | null | undefined) =>
    typeof config === 'object' && config !== null ? adapter.open(engine, config) : null
  const unread = ({ name }: { name: string }, config: unknown) =>
    config === null || config === undefined
      ? NOTHING_YET
      : Object.freeze({ state: 'Error', data: undefined, error: invalidConfig(name) } as const)
  return {
    engine,
    invoke(adapter, config, { cachePolicy, signal } = {}) {
      const view = open(adapter, config)
      return view === null ? unread(adapter, config) : answer(engine, view, cachePolicy, () => signal)
    },
    subscribe(adapter, config, listener, options = {}) {
      const view = open(adapter, config)
      return view
        ? subscribe(engine, () => open(adapter, config) ?? view, listener, options)
        : { snapshot: unread(adapter, config), unsubscribe: () => {} }
    },
    peek(adapter, config) {
      const view = open(adapter, config)
      if (view === null) return config === null || config === undefined ? NOTHING_YET : null
      const snapshot = snapshotOf(view, view.read(engine.now()))
      engine.trim()
      return snapshot
    },
    async refresh(adapter, config) {
      const view = open(adapter, config)
      return view === null ? unread(adapter, config) : fromNetwork(engine, view, 'all')
    },
    async send(adapter, input, { idempotencyKey, ifMatch, ...sending } = {}) {
      const request = { ...adapter.request(input ?? ({} as typeof input)), ...sending }
      if (idempotencyKey !== undefined) request.headers = { ...request.headers, 'Idempotency-Key': idempotencyKey }
      if (ifMatch !== undefined) request.headers = { ...request.headers, 'If-Match': `"${ifMatch}"` }
      type Data = ReturnType<typeof adapter.apply>
      try {
        return await engine.network.send(request, ({ body }, isDropped) =>
          // After a reset the answer must not be stored, but the write has succeeded.
          engine.store.freeze(isDropped ? ((body ?? null) as Data) : adapter.apply(engine, body, input)),
        )
      } catch (fault) {
        // Without a usable answer, the write may have succeeded.
        if ([undefined, 0, 502, 504].includes((fault as Partial<FetchError>).status))
          adapter.unanswered?.(engine, input)
        throw fault
      }
    },
    reset: () => engine.reset(),
  }
}
