import type { FetchError } from '../fetch-error.ts'
import type { Selection } from '../selection/selection.ts'
import type { Snapshot, SnapshotState } from '../snapshot.ts'
import type { Demand, Source } from '../store/source.ts'

/**
 * How the store stands towards a view: everything is there and fresh (`Fulfilled`), there but past its lifetime (`Stale`), not all there
 * (`Unfulfilled`), waiting for a conflict to be resolved (`Pending`), or known to fail (`Error`).
 */
export type Reading = SnapshotState

/** One thing that can be read: a record by a selection of fields, a page of a list, a whole representation. */
export type View<D> = {
  /** The adapter it was opened by, for error texts. */
  readonly name: string
  /** Brings `data` and `error` up to date with the store and says how they stand at that time; -Infinity ignores lifetimes. */
  readonly read: (nowMs: number) => Reading
  /** What the last `read` found; undefined unless it said `Fulfilled` or `Stale`. */
  readonly data: D | undefined
  /** False for what cannot be kept, so that a cache alone can never answer it. */
  readonly isCacheable?: boolean
  /** The failure kept for this view, when the last `read` said `Error`. */
  readonly error: FetchError | undefined
  /**
   * Asks the service and puts the answer into the store.
   *
   * @throws FetchError when the service refuses or does not answer.
   */
  readonly load: (demand: Demand, signal: AbortSignal | undefined) => Promise<void>
  /** Changes when `visit` would name other sources than before. */
  readonly shapeAt: number
  /** What is read of each row, where the view is of one list. */
  readonly rowSelection?: Selection
  /** Names every source that the last `read` touched. */
  readonly visit: (seen: (source: Source) => void) => void
  /** The snapshot handed out last, so that an unchanged reading answers the same object. */
  snapshot: Snapshot<D> | undefined
}
