import type { FetchError } from '../fetch-error.ts'
import type { Selection } from '../selection/selection.ts'
import type { Snapshot, SnapshotState } from '../snapshot.ts'
import type { Demand, Source } from '../store/source.ts'

/**
 * What the store has for a view: complete and fresh (`Fulfilled`), complete but expired (`Stale`), incomplete (`Unfulfilled`), incomplete
 * until a refetch in flight ends (`Pending`), or a stored failure (`Error`).
 */
export type Reading = SnapshotState

/** Something that can be read: selected fields of a record, a page of a list, or a whole representation. */
export type View<D> = {
  /** The name of the adapter that opened it, for error messages. */
  readonly name: string
  /** Updates `data` and `error` from the store, as of a time; -Infinity ignores lifetimes. */
  readonly read: (nowMs: number) => Reading
  /** The data of the last `read`; undefined unless its result was `Fulfilled` or `Stale`. */
  readonly data: D | undefined
  /** The error for the policy `only-if-cached` if the data is not in the store; absent means a 504. */
  readonly cacheMiss?: () => FetchError | undefined
  /** The stored failure, if the result of the last `read` was `Error`. */
  readonly error: FetchError | undefined
  /**
   * Requests from the service and stores the answer.
   *
   * @throws FetchError if the service rejects the request or does not answer.
   */
  readonly load: (demand: Demand, signal: AbortSignal | undefined) => Promise<void>
  /** The sources that it requests; its other sources arrive in the same answers. */
  readonly main: readonly Source[]
  /** Changes when the set of sources that `visit` visits changes. */
  readonly shapeAt: number
  /** The selection of each row, for a view of a list. */
  readonly rowSelection?: Selection
  /** Visits every source that the last `read` used. */
  readonly visit: (seen: (source: Source) => void) => void
  /** The last snapshot, returned again while nothing changed. */
  snapshot: Snapshot<D> | undefined
}
