import type { FetchError, ReadAdapter, RecordCache, Snapshot } from 'record-cache'
import { singletonOf } from 'record-cache'
import type { Read } from 'record-cache/typed'
import { contentOf } from './content.ts'
import { useRecordCache } from './RecordCacheProvider.tsx'
import { type AdapterResult, type HookOptions, useAdapter } from './use-adapter.ts'

/** The state of a read for a component that is rendered only with data. */
export type SuspenseResult<D> = Omit<AdapterResult<D>, 'state' | 'data' | 'error'> & {
  readonly state: AdapterResult<D>['state']
  readonly data: D
  /** Of the last request; the data from before is kept. */
  readonly error: FetchError | undefined
}

/**
 * Reads through an adapter and follows, as `useAdapter` does, and suspends until there is data. On a server it asks, and streams what comes.
 *
 * @throws the failure, where nothing is known. An error boundary that is reset requests again; but a 404 that is within its lifetime is thrown
 *   again without a request, unless the cache policy asks in any case.
 */
export function useSuspenseAdapter<C, D>(
  adapter: ReadAdapter<C, D>,
  config: C,
  options: HookOptions = {},
): SuspenseResult<D> {
  const cache = useRecordCache()
  const result = useAdapter(adapter, config, options)
  if (result.data !== undefined) return result as SuspenseResult<D>
  throw waitFor(cache, adapter, config, options)
}

/** Reads and follows, as `useRead` does, and suspends until there is data. */
export const useSuspenseRead = <D>({ adapter, config }: Read<D>, options?: HookOptions): SuspenseResult<D> =>
  useSuspenseAdapter(adapter, config as NonNullable<typeof config>, options)

/** A read that components wait for. It is kept until there is data or its failure was thrown: React asks for it at each attempt to draw. */
type Waiting = { promise: Promise<void>; failure: unknown }

const waitings = () => new Map<ReadAdapter<never, unknown>, Map<unknown, Waiting>>()

/** The promise of a read, or the failure that it ended with. */
function waitFor<C, D>(
  cache: RecordCache,
  adapter: ReadAdapter<C, D>,
  config: C,
  { cachePolicy }: HookOptions,
): unknown {
  const byAdapter = singletonOf(cache, waitings)
  const reads = byAdapter.get(adapter) ?? new Map<unknown, Waiting>()
  byAdapter.set(adapter, reads)
  const content = contentOf([config, cachePolicy])
  const known = reads.get(content)
  if (known !== undefined) {
    // React renders once more before it gives a failure to a boundary; the next render after that requests again.
    if (known.failure !== undefined) setTimeout(() => reads.delete(content))
    return known.failure ?? known.promise
  }
  const failureOf = ({ data, error }: Snapshot<D>) =>
    data === undefined ? (error ?? new Error(`${adapter.name} does not take this config`)) : undefined
  const answered = cache.invoke(adapter, config, cachePolicy === undefined ? {} : { cachePolicy })
  // What the cache knows not to exist.
  if (!(answered instanceof Promise)) return failureOf(answered) ?? Promise.resolve()
  const created: Waiting = { promise: Promise.resolve(), failure: undefined }
  reads.set(content, created)
  created.promise = answered.then((snapshot) => {
    created.failure = failureOf(snapshot)
    if (created.failure === undefined) reads.delete(content)
  })
  return created.promise
}
