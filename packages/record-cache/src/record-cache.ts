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
  /** Milliseconds; only differences count. */
  readonly now: () => number
  /** Freezes everything handed out, so that a reader who changes it is found out. Off when absent. */
  readonly development?: boolean
  /**
   * Records kept, and lists and representations kept; what is followed is kept beyond it. 10,000 when absent; at least the rows of the
   * longest list.
   */
  readonly maxEntries?: number
  /** `gatherRecords`, where reads of single records that begin in one turn of the event loop go out as one batch. When absent, each is a request. */
  readonly gather?: MakeGather
}

export type SendOptions = {
  /** Sent as `Idempotency-Key`: repeating a creation with the same key answers the first one. */
  readonly idempotencyKey?: string
  /** Sent as `If-Match`: the service refuses a change or a deletion with 412 when the record has another `weakEtag`. */
  readonly ifMatch?: number
  readonly signal?: AbortSignal
  /** Called with the progress of uploads, where the host supports it. */
  readonly onProgress?: (progress: UploadProgress) => void
}

/** A record cache. Other things that can be done with one are functions that take it: `receive`, `notify`, `dehydrate`, `hydrate`, ... */
export type RecordCache = {
  /**
   * Reads once: at once when the store can answer, else by a promise, which never rejects for a refused call.
   *
   * @param config - null and undefined ask for nothing.
   * @returns an `Error` snapshot with 400 `INVALID_CONFIG` for a config that the adapter does not take, an `Unfulfilled` one without any.
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
  /** What the store holds now, without any request. Null for a config that the adapter does not take. */
  readonly peek: <C, D>(adapter: ReadAdapter<C, D>, config: C | null | undefined) => Snapshot<D> | null
  /** Requests again, at any age. Subscribers of the same config receive a failure too, and keep their data. */
  readonly refresh: <C, D>(adapter: ReadAdapter<C, D>, config: C | null | undefined) => Promise<Snapshot<D>>
  /**
   * Writes, puts the answer into the store and refetches subscribed lists that it touches.
   *
   * @throws FetchError, frozen, when the service refuses; Error with the specified text when the input is not valid.
   */
  readonly send: <I, D>(adapter: WriteAdapter<I, D>, input: I, options?: SendOptions) => Promise<D>
  /** Empties everything, for sign-out and changed permissions. Subscribers become `Pending` and request again. */
  readonly reset: () => void
  /** What adapters and the functions over a cache work with; nothing for hosts. */
  readonly engine: Engine
  /** Receives what those functions do; set by a debugger only. */
  readonly note?: (what: string, outcome: string) => void
}

const MAX_ENTRIES = 10_000

/** What a reader gets without a config. */
const NOTHING_YET = Object.freeze({ state: 'Unfulfilled', data: undefined, error: undefined } as const)

/** Makes a cache. It shares nothing with other caches: a server makes one per request. */
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
          // After a reset the answer must not enter the store, but the write has succeeded.
          engine.store.freeze(isDropped ? ((body ?? null) as Data) : adapter.apply(engine, body, input)),
        )
      } catch (fault) {
        // Without an answer of the service, or with one that cannot be used, the write may have been done.
        if ([undefined, 0, 502, 504].includes((fault as Partial<FetchError>).status))
          adapter.unanswered?.(engine, input)
        throw fault
      }
    },
    reset: () => engine.reset(),
  }
}
