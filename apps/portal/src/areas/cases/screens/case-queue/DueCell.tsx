import { ClockIcon, classNames, Icon, LateIcon } from 'ui'
import { useFormats } from '../../../../format/use-formats.ts'
import { useNow } from '../../../../site/now.tsx'
import styles from './DueCell.module.css'
import { distance, dueState } from './due.ts'
import { messages } from './messages.ts'
import type { QueueRow } from './queue-row.ts'

/** How much time is left to the next target of a case, in words. */
export function DueCell({ row: { due, isAnswered, waitingSince } }: { row: QueueRow }) {
  const now = useNow()
  const formats = useFormats()
  const state = dueState(due, now)
  if (state === 'stopped') {
    return (
      <span className={styles.due}>
        <span className={styles.clock}>
          <Icon of={ClockIcon} />
          {waitingSince === '' ? messages.stopped : messages.waitingFor(distance(waitingSince, now))}
        </span>
      </span>
    )
  }
  const time = distance(due, now)
  return (
    <span className={styles.due}>
      <time dateTime={due} title={formats.exact(due)} className={classNames(styles.clock, styles[state])}>
        <Icon of={state === 'late' ? LateIcon : ClockIcon} />
        {state === 'late' ? messages.late(time) : messages.left(time)}
      </time>
      <span className="meta">{isAnswered ? messages.solution : messages.firstAnswer}</span>
    </span>
  )
}
