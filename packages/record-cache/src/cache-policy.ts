/**
 * Where a read may take its answer from.
 *
 * - `cache-then-network` (the default): the cache while everything is within its lifetime, else the network.
 * - `cache-and-network`: the cache when it can answer, and the network in any case.
 * - `no-cache`: the network.
 * - `only-if-cached`: the cache; what it does not have, or has expired, is a 504 `Gateway Timeout` error value.
 * - `stale-while-revalidate`: answers `Stale` what expired no longer ago than the given seconds, and refetches it.
 * - `valid-at`: the base policy, as if it were that time (milliseconds).
 */
export type CachePolicy =
  | { readonly type: 'cache-then-network' }
  | { readonly type: 'cache-and-network' }
  | { readonly type: 'no-cache' }
  | { readonly type: 'only-if-cached' }
  | { readonly type: 'stale-while-revalidate'; readonly staleDurationSeconds: number }
  | { readonly type: 'valid-at'; readonly timestampMs: number; readonly basePolicy?: CachePolicy }

/** How to read. `signal` cancels a read: the request is aborted when no other reader waits for it. */
export type ReadOptions = { readonly cachePolicy?: CachePolicy; readonly signal?: AbortSignal }

/** How to follow. `onFetching` gets true when a request for the followed data begins, and false when none is in flight any more. */
export type FollowOptions = ReadOptions & { readonly onFetching?: (isFetching: boolean) => void }

/** Whether a policy never asks the network. */
export const isCacheOnly = (policy: CachePolicy | undefined): boolean =>
  policy?.type === 'only-if-cached' || (policy?.type === 'valid-at' && isCacheOnly(policy.basePolicy))
