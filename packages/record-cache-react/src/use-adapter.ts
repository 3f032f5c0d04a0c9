import { type RefObject, useMemo, useRef, useSyncExternalStore } from 'react'
import type { CachePolicy, FetchError, ReadAdapter, RecordCache, Snapshot } from 'record-cache'
import { cacheOfPage } from 'record-cache/hydration'
import { contentOf } from './content.ts'
import { useRecordCache } from './RecordCacheProvider.tsx'

/**
 * The state of a read for a component. `data` is kept while it is refetched (`Stale`) and with an error.
 *
 * - `Unfulfilled`: there is no config yet, or the adapter does not take it; nothing is asked.
 * - `Pending`: nothing is known yet; a request is in flight or will be as soon as the component is on the page. With `keepPrevious`, `data`
 *   is that of the config before.
 */
export type AdapterResult<D> = (
  | { readonly state: 'Fulfilled' | 'Stale'; readonly data: D; readonly error: undefined }
  | { readonly state: 'Pending'; readonly data: D | undefined; readonly error: undefined }
  | { readonly state: 'Unfulfilled'; readonly data: undefined; readonly error: undefined }
  | { readonly state: 'Error'; readonly data: D | undefined; readonly error: FetchError }
) & {
  /** Whether `data` is that of the config before. */
  readonly isPrevious: boolean
  /**
   * Whether a request is in flight for what is read, for whichever reader it was sent. A component that does not read this property is not
   * rendered when it changes.
   */
  readonly isFetching: boolean
  /** Requests again at any age. It never rejects: a failed call is an `Error` snapshot. */
  readonly refresh: () => Promise<Snapshot<D>>
}

export type HookOptions = {
  /** Where the first answer may come from; `cache-then-network` when absent. Until then, known data is shown as `Stale`. */
  readonly cachePolicy?: CachePolicy
  /** Whether the data of the previous config is kept, marked `isPrevious`, until the current one has data, also with a failure. */
  readonly keepPrevious?: boolean
}

/**
 * Reads through an adapter and follows. It never suspends, and asks nothing on the server: there, and while the page is hydrated, it
 * answers from the data that the cache was primed with, without later changes.
 *
 * @param config - equal content counts as the same config; null and undefined read nothing.
 */
export function useAdapter<C, D>(
  adapter: ReadAdapter<C, D>,
  config: C | null | undefined,
  { cachePolicy, keepPrevious = false }: HookOptions = {},
): AdapterResult<D> {
  const cache = useRecordCache()
  const content = contentOf([config, cachePolicy])
  const followed = useRef<Followed<D> | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the content stands for the config, which is a fresh object at each render
  const reader = useMemo(() => makeReader(cache, adapter, config, cachePolicy, followed), [cache, adapter, content])
  const result = useSyncExternalStore(reader.follow, reader.result, reader.firstResult)
  return keepPrevious && lacksData(result) ? reader.withPrevious(result) : result
}

/** What a component followed last. */
type Followed<D> = {
  readonly cache: RecordCache
  readonly adapter: object
  /** The data that it showed last, of this or of the previous config. */
  readonly shown: () => D | undefined
}

function makeReader<C, D>(
  cache: RecordCache,
  adapter: ReadAdapter<C, D>,
  config: C | null | undefined,
  cachePolicy: CachePolicy | undefined,
  component: RefObject<Followed<D> | null>,
) {
  const before = component.current
  const previous = before?.cache === cache && before.adapter === adapter ? before.shown() : undefined
  /** The result with the data of the config before, and what it was made of. */
  let kept: { readonly of: AdapterResult<D>; readonly result: Result<D> } | undefined
  let followed: { readonly snapshot: Snapshot<D> } | undefined
  let last: Result<D> | undefined
  let first: Result<D> | undefined
  const requests: Requests = { isFetching: false, areShown: false }
  const refresh = () => cache.refresh(adapter, config as C)
  const toResult = ({ state, data, error }: Snapshot<D>, isPrevious = false) =>
    new Result(state, data, error, isPrevious, refresh, requests)
  // The result is read from the store at each render, so that all components of a commit show one state of it.
  const resultOf = (snapshot: Snapshot<D>): Result<D> => {
    const { state, data, error } = snapshot
    if (last === undefined || last.state !== state || last.data !== data || last.error !== error)
      last = toResult(snapshot)
    return last
  }
  return {
    follow(changed: () => void) {
      component.current = { cache, adapter, shown: () => last?.data ?? previous }
      if (peek() === NOTHING) return () => {}
      const onFetching = (isFetching: boolean) => {
        requests.isFetching = isFetching
        if (!requests.areShown || last === undefined) return
        last = toResult(last as Snapshot<D>)
        changed()
      }
      const options = cachePolicy === undefined ? { onFetching } : { onFetching, cachePolicy }
      const subscription = cache.subscribe(adapter, config as C, changed, options)
      followed = subscription
      return () => {
        subscription.unsubscribe()
        requests.isFetching = false
        if (followed === subscription) followed = undefined
      }
    },
    result: () => resultOf(followed === undefined ? peek() : followed.snapshot) as AdapterResult<D>,
    // React asks for it on the server and while it hydrates, where what was rendered on the server must be rendered again.
    firstResult() {
      first ??= resultOnServer()
      last ??= first
      return first as AdapterResult<D>
    },
    /** A result without data, with that of the config before. */
    withPrevious(result: AdapterResult<D>) {
      if (previous === undefined) return result
      if (kept?.of !== result)
        kept = { of: result, result: toResult({ ...(result as Snapshot<D>), data: previous } as Snapshot<D>, true) }
      return kept.result as AdapterResult<D>
    },
  }

  /** What the server rendered, even if it has come to its lifetime's end on the way or has changed since. */
  function resultOnServer(): Result<D> {
    const peeked = peek(cacheOfPage(cache))
    return toResult(peeked.state === 'Stale' ? { ...peeked, state: 'Fulfilled' } : peeked)
  }

  /** Also undefined for a config that the adapter rejects, because hooks do not throw. Unknown data will be requested. */
  function peek(from: RecordCache = cache): Snapshot<D> {
    if (config === null || config === undefined) return NOTHING
    try {
      const snapshot = from.peek(adapter, config) ?? NOTHING
      return snapshot.state === 'Unfulfilled' && snapshot !== NOTHING ? PENDING : snapshot
    } catch {
      return NOTHING
    }
  }
}

/** Whether nothing is known yet, or nothing came; a record that does not exist has no data to wait for. */
const lacksData = ({ state, data, error }: AdapterResult<unknown>): boolean =>
  data === undefined && (state === 'Pending' || (state === 'Error' && error.status !== 404))

const NOTHING: Snapshot<never> = { state: 'Unfulfilled', data: undefined, error: undefined }
const PENDING: Snapshot<never> = { state: 'Pending', data: undefined, error: undefined }

/** Whether a request is in flight, and whether a component has asked: only then it is rendered for it. */
type Requests = { isFetching: boolean; areShown: boolean }

class Result<D> {
  readonly state: Snapshot<D>['state']
  readonly data: D | undefined
  readonly error: FetchError | undefined
  readonly isPrevious: boolean
  readonly refresh: () => Promise<Snapshot<D>>
  readonly #requests: Requests

  constructor(
    state: Snapshot<D>['state'],
    data: D | undefined,
    error: FetchError | undefined,
    isPrevious: boolean,
    refresh: () => Promise<Snapshot<D>>,
    requests: Requests,
  ) {
    this.state = state
    this.data = data
    this.error = error
    this.isPrevious = isPrevious
    this.refresh = refresh
    this.#requests = requests
  }

  get isFetching(): boolean {
    this.#requests.areShown = true
    return this.#requests.isFetching
  }
}
