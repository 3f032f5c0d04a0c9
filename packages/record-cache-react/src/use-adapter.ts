import { useMemo, useSyncExternalStore } from 'react'
import type { FetchError, ReadAdapter, RecordCache, Snapshot } from 'record-cache'
import { cacheOfPage } from 'record-cache/hydration'
import { useRecordCache } from './RecordCacheProvider.tsx'

/**
 * How a reading stands for a component. `data` stays while it is renewed (`Stale`) and beside an error.
 *
 * - `Unfulfilled`: there is no config yet, or the adapter does not take it; nothing is asked.
 * - `Pending`: nothing is known yet; a request is in flight or will be as soon as the component is on the page.
 */
export type AdapterResult<D> = (
  | { readonly state: 'Fulfilled' | 'Stale'; readonly data: D; readonly error: undefined }
  | { readonly state: 'Unfulfilled' | 'Pending'; readonly data: undefined; readonly error: undefined }
  | { readonly state: 'Error'; readonly data: D | undefined; readonly error: FetchError }
) & {
  /** Asks anew, whatever the age. */
  readonly refresh: () => void
}

/**
 * Reads through an adapter and follows. It never suspends, and asks nothing on the server: there, and while the page is hydrated, it
 * answers from what the cache was primed with, whatever has changed since.
 *
 * @param config - equal content counts as the same config; null reads nothing.
 */
export function useAdapter<C, D>(adapter: ReadAdapter<C, D>, config: C | null): AdapterResult<D> {
  const cache = useRecordCache()
  const content = contentOf(config)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the content stands for the config, which is a fresh object at each render
  const reader = useMemo(() => makeReader(cache, adapter, config), [cache, adapter, content])
  return useSyncExternalStore(reader.follow, reader.result, reader.firstResult)
}

/** A text that is equal for equal configs; a config that cannot be written down stands for itself. */
function contentOf(config: unknown): unknown {
  try {
    return JSON.stringify(config)
  } catch {
    return config
  }
}

function makeReader<C, D>(cache: RecordCache, adapter: ReadAdapter<C, D>, config: C | null) {
  const refresh = () => {
    if (peek() !== null) void cache.refresh(adapter, config as C)
  }
  let followed: { readonly snapshot: Snapshot<D> } | undefined
  let last: AdapterResult<D> | undefined
  // The result is read from the store at each render, so that all components of a commit show one state of it.
  const resultOf = (snapshot: Snapshot<D> | null): AdapterResult<D> => {
    const next = toResult(snapshot, refresh)
    if (last?.state !== next.state || last.data !== next.data || last.error !== next.error) last = next
    return last
  }
  let first: AdapterResult<D> | undefined
  return {
    follow(changed: () => void) {
      if (peek() === null) return () => {}
      const subscription = cache.subscribe(adapter, config as C, changed)
      followed = subscription
      return () => {
        subscription.unsubscribe()
        if (followed === subscription) followed = undefined
      }
    },
    result: () => resultOf(followed === undefined ? peek() : followed.snapshot),
    // React asks for it on the server and while it hydrates, where what was rendered on the server must be rendered again.
    firstResult() {
      first ??= resultOnServer()
      last ??= first
      return first
    },
  }

  /** What the server rendered, even if it has come to its lifetime's end on the way or has changed since. */
  function resultOnServer(): AdapterResult<D> {
    const peeked = peek(cacheOfPage(cache))
    return toResult(peeked?.state === 'Stale' ? { ...peeked, state: 'Fulfilled' } : peeked, refresh)
  }

  /** Null also for a config of which the adapter cannot tell what it means: hooks do not throw. */
  function peek(from: RecordCache = cache): Snapshot<D> | null {
    try {
      return config === null ? null : from.peek(adapter, config)
    } catch {
      return null
    }
  }
}

function toResult<D>(snapshot: Snapshot<D> | null, refresh: () => void): AdapterResult<D> {
  if (snapshot === null) return { state: 'Unfulfilled', data: undefined, error: undefined, refresh }
  switch (snapshot.state) {
    case 'Fulfilled':
    case 'Stale':
      return { state: snapshot.state, data: snapshot.data, error: undefined, refresh }
    case 'Error':
      return { state: 'Error', data: snapshot.data, error: snapshot.error, refresh }
    default:
      return { state: 'Pending', data: undefined, error: undefined, refresh }
  }
}
