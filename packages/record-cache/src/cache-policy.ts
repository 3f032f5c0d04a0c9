/**
 * From where a read gets its data.
 *
 * - `cache-then-network` (the default): the cache if everything is fresh, otherwise the network.
 * - `cache-and-network`: the cache if possible, and always the network.
 * - `no-cache`: the network.
 * - `only-if-cached`: the cache; missing or expired data is a 504 `Gateway Timeout` error value.
 * - `stale-while-revalidate`: data that expired at most the given seconds ago is returned as `Stale` and refetched.
 * - `valid-at`: the base policy, as if it were that time (milliseconds).
 */
export type CachePolicy =
  | { readonly type: 'cache-then-network' }
  | { readonly type: 'cache-and-network' }
  | { readonly type: 'no-cache' }
  | { readonly type: 'only-if-cached' }
  | { readonly type: 'stale-while-revalidate'; readonly staleDurationSeconds: number }
  | { readonly type: 'valid-at'; readonly timestampMs: number; readonly basePolicy?: CachePolicy }

/** Options of a read. `signal` cancels it: the request is aborted unless another reader waits for it. */
export type ReadOptions = { readonly cachePolicy?: CachePolicy; readonly signal?: AbortSignal }

/**
 * Options of a subscription. `onFetching` is called with true when a request for its data begins, and with false when none is in flight.
 */
export type FollowOptions = ReadOptions & { readonly onFetching?: (isFetching: boolean) => void }

/** Whether a policy never sends requests. */
export const isCacheOnly = (policy: CachePolicy | undefined): boolean =>
  policy?.type === 'only-if-cached' || (policy?.type === 'valid-at' && isCacheOnly(policy.basePolicy))
