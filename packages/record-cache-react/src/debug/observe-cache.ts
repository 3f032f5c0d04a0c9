import {
  type CacheStatistics,
  createRecordCache,
  type RecordCache,
  type RecordCacheOptions,
  statistics,
} from 'record-cache'
import { type DehydratedCache, dehydrate } from 'record-cache/hydration'

/** One request to the service. `status` is null while it is in flight, 0 when there was no answer. */
export type ObservedRequest = {
  readonly call: string
  readonly startedAtMs: number
  readonly tookMs: number | null
  readonly status: number | null
}

/** A live subscription. */
export type ObservedSubscription = {
  readonly adapter: string
  readonly config: string
  readonly sinceMs: number
  readonly state: string
  /** The number of notifications that it received. */
  readonly received: number
}

/** Something that was done with the cache; `outcome` says how it was answered. */
export type ObservedStep = { readonly atMs: number; readonly what: string; readonly outcome: string }

/** What a cache does, for a debug panel. */
export type CacheObserver = {
  readonly now: () => number
  readonly statistics: () => CacheStatistics
  /** Everything in the store with what is left of its lifetime; worked out at each call. */
  readonly entries: () => DehydratedCache
  /** Newest first, at most a hundred. */
  readonly requests: () => readonly ObservedRequest[]
  readonly subscriptions: () => readonly ObservedSubscription[]
  /** Newest first, at most two hundred. */
  readonly timeline: () => readonly ObservedStep[]
  /** Counts what happened, so that a panel knows when to render again. */
  readonly version: () => number
  readonly subscribe: (listener: () => void) => () => void
}

const REQUESTS_KEPT = 100
const STEPS_KEPT = 200

/** Makes a cache that can be watched. It behaves as `createRecordCache` does; the watching costs time and memory. */
export function observeCache(options: RecordCacheOptions): { cache: RecordCache; observer: CacheObserver } {
  const { now } = options
  const listeners = new Set<() => void>()
  const following = new Set<{ -readonly [K in keyof ObservedSubscription]: ObservedSubscription[K] }>()
  let requests: ObservedRequest[] = []
  let timeline: ObservedStep[] = []
  let version = 0

  const happened = (): void => {
    version++
    // A panel draws later, never in the midst of what the cache is doing.
    queueMicrotask(() => {
      for (const listener of listeners) listener()
    })
  }
  const note = (what: string, outcome: string): void => {
    timeline = [{ atMs: now(), what, outcome }, ...timeline].slice(0, STEPS_KEPT)
    happened()
  }

  const inner = createRecordCache({
    ...options,
    fetch: async (request) => {
      const startedAtMs = now()
      let shown: ObservedRequest = { call: callText(request), startedAtMs, tookMs: null, status: null }
      const show = (next: ObservedRequest): void => {
        requests = requests.includes(shown)
          ? requests.map((request) => (request === shown ? next : request))
          : [next, ...requests]
        requests = requests.slice(0, REQUESTS_KEPT)
        shown = next
        happened()
      }
      show(shown)
      try {
        const response = await options.fetch(request)
        show({ ...shown, tookMs: now() - startedAtMs, status: response.status })
        return response
      } catch (error) {
        show({ ...shown, tookMs: now() - startedAtMs, status: 0 })
        throw error
      }
    },
  })

  const cache: RecordCache = {
    ...inner,
    invoke(adapter, config, readOptions) {
      const answer = inner.invoke(adapter, config, readOptions)
      note(`read ${adapter.name} ${textOf(config)}`, answer instanceof Promise ? 'asked' : answer.state)
      return answer
    },
    subscribe(adapter, config, listener, readOptions) {
      const shown = { adapter: adapter.name, config: textOf(config), sinceMs: now(), state: 'Pending', received: 0 }
      const subscription = inner.subscribe(
        adapter,
        config,
        (snapshot) => {
          shown.state = snapshot.state
          shown.received++
          happened()
          listener(snapshot)
        },
        readOptions,
      )
      shown.state = subscription.snapshot.state
      following.add(shown)
      note(`follow ${shown.adapter} ${shown.config}`, shown.state)
      return {
        get snapshot() {
          return subscription.snapshot
        },
        unsubscribe: () => {
          subscription.unsubscribe()
          following.delete(shown)
          note(`leave ${shown.adapter} ${shown.config}`, '')
        },
      }
    },
    async refresh(adapter, config) {
      const snapshot = await inner.refresh(adapter, config)
      note(`refresh ${adapter.name} ${textOf(config)}`, snapshot.state)
      return snapshot
    },
    async send(adapter, input, sendOptions) {
      const what = `send ${adapter.name} ${textOf(input)}`
      try {
        const answer = await inner.send(adapter, input, sendOptions)
        note(what, 'done')
        return answer
      } catch (error) {
        note(what, String(error))
        throw error
      }
    },
    reset() {
      inner.reset()
      following.clear()
      note('reset', '')
    },
    note,
  }
  const observer: CacheObserver = {
    now,
    statistics: () => statistics(cache),
    entries: () => dehydrate(cache),
    requests: () => requests,
    subscriptions: () => [...following],
    timeline: () => timeline,
    version: () => version,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
  return { cache, observer }
}

function callText({ method, path, query }: { method: string; path: string; query?: Record<string, string> }): string {
  const search = decodeURIComponent(new URLSearchParams(query).toString())
  return `${method} ${path.split('/ui-api').at(-1)}${search === '' ? '' : `?${search}`}`
}

const textOf = (value: unknown): string => JSON.stringify(value) ?? ''
