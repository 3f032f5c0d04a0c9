import type { FetchError } from '../fetch-error.ts'
import type { Selection } from '../selection/selection.ts'
import type { Snapshot, SnapshotState } from '../snapshot.ts'
import type { Demand, Source } from '../store/source.ts'

/**
 * What the store has for a view: all of it and fresh (`Fulfilled`), all of it but expired (`Stale`), not all of it (`Unfulfilled`), fields that
 * a refetch will resolve (`Pending`), or a stored failure (`Error`).
 */
export type Reading = SnapshotState

/** One thing that can be read: a record by a selection of fields, a page of a list, a whole representation. */
export type View<D> = {
  /** The adapter it was opened by, for error texts. */
  readonly name: string
  /** Updates `data` and `error` from the store, as of a time; -Infinity ignores lifetimes. */
  readonly read: (nowMs: number) => Reading
  /** What the last `read` found; undefined unless it said `Fulfilled` or `Stale`. */
  readonly data: D | undefined
  /** What a reader gets by the policy `only-if-cached` where it is not known; a 504 when absent. */
  readonly cacheMiss?: () => FetchError | undefined
  /** The failure kept for this view, when the last `read` said `Error`. */
  readonly error: FetchError | undefined
  /**
   * Requests from the service and stores the answer.
   *
   * @throws FetchError when the service refuses or does not answer.
   */
  readonly load: (demand: Demand, signal: AbortSignal | undefined) => Promise<void>
  /** The sources that it asks for; what else it reads comes along with them. */
  readonly main: readonly Source[]
  /** Changes when `visit` would visit other sources than before. */
  readonly shapeAt: number
  /** What is read of each row, where the view is of one list. */
  readonly rowSelection?: Selection
  /** Visits every source that the last `read` used. */
  readonly visit: (seen: (source: Source) => void) => void
  /** The last snapshot, returned again while nothing changed. */
  snapshot: Snapshot<D> | undefined
}
