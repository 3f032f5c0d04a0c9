import type { FetchError } from './fetch-error.ts'

/** The state of a read. Only `Fulfilled` and `Stale` promise data; an `Error` keeps the data known before it, if any. */
export type SnapshotState = 'Fulfilled' | 'Stale' | 'Unfulfilled' | 'Pending' | 'Error'

/**
 * What a read answers. The same object is returned as long as nothing in it changed.
 *
 * - `Fulfilled`: everything asked is known and within its lifetime.
 * - `Stale`: everything asked is known, part of it expired.
 * - `Pending`: a request is in flight.
 * - `Unfulfilled`: nothing was asked: by `peek`, or because there is no config yet.
 * - `Error`: the last request failed. `data` is what was known before; undefined when nothing was, and after a 404.
 */
export type Snapshot<D> =
  | { readonly state: 'Fulfilled' | 'Stale'; readonly data: D; readonly error: undefined }
  | { readonly state: 'Unfulfilled' | 'Pending'; readonly data: D | undefined; readonly error: undefined }
  | { readonly state: 'Error'; readonly data: D | undefined; readonly error: FetchError }
