import { DueClock, dueKind } from '../../parts/due/DueClock.tsx'
import styles from './DueCell.module.css'
import type { QueueRow } from './queue-row.ts'

/** Time left to the next target of a case, and its label. */
export function DueCell({ row }: { row: QueueRow }) {
  const kind = dueKind(row)
  return (
    <span className={styles.due}>
      <DueClock {...row} />
      {kind === '' ? null : <span className="meta">{kind}</span>}
    </span>
  )
}
