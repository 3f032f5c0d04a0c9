import type { View } from '../engine/view.ts'
import type { Snapshot, SnapshotState } from '../snapshot.ts'

/** The snapshot of a view in a state, with the data of its last `read`. Returns the previous snapshot if nothing differs. */
export function snapshotOf<D>(
  view: View<D>,
  state: SnapshotState,
  data = state === 'Error' ? undefined : view.data,
  error = state === 'Error' ? view.error : undefined,
): Snapshot<D> {
  const last = view.snapshot
  if (last?.state === state && last.data === data && last.error === error) return last
  view.snapshot = { state, data, error } as Snapshot<D>
  return view.snapshot
}
