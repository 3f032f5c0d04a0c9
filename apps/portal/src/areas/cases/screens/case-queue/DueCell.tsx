import { DueClock, dueKind } from '../../parts/due/DueClock.tsx'
import styles from './DueCell.module.css'
import type { QueueRow } from './queue-row.ts'

/** The next target of a case: how much time is left to it, and what it is. */
export function DueCell({ row }: { row: QueueRow }) {
  const kind = dueKind(row)
  return (
    <span className={styles.due}>
      <DueClock {...row} />
      {kind === '' ? null : <span className="meta">{kind}</span>}
    </span>
  )
}
