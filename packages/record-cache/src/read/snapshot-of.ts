import type { FetchError } from '../fetch-error.ts'
import type { Snapshot, SnapshotState } from '../snapshot.ts'
import type { View } from '../view.ts'

/** The snapshot of a view in a state: the one handed out last when it says the same. */
export function snapshotOf<D>(
  view: View<D>,
  state: SnapshotState,
  data: D | undefined,
  error: FetchError | undefined,
): Snapshot<D> {
  const last = view.snapshot
  if (last !== undefined && last.state === state && last.data === data && last.error === error) return last
  const snapshot = { state, data, error } as Snapshot<D>
  view.snapshot = snapshot
  return snapshot
}
