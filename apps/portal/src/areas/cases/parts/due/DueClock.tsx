import { ClockIcon, classNames, Icon, LateIcon } from 'ui'
import { useFormats } from '../../../../format/use-formats.ts'
import { useNow } from '../../../../site/now.tsx'
import styles from './DueClock.module.css'
import { businessDistance, distance, dueState } from './due.ts'

/** The next target of a case. */
export type Due = {
  /** When the next answer or the solution is due, ISO 8601; '' for no target. */
  due: string
  isAnswered: boolean
  /** Since when support waits for the customer; '' if it does not. */
  waitingSince: string
}

/** The business time left to the next target of a case. */
export function DueClock({ due, waitingSince }: Due) {
  const now = useNow()
  const formats = useFormats()
  const state = dueState(due, now)
  if (state === 'stopped') {
    return (
      <span className={styles.clock}>
        <Icon of={ClockIcon} />
        {waitingSince === '' ? messages.stopped : messages.waitingFor(distance(waitingSince, now))}
      </span>
    )
  }
  const time = businessDistance(due, now)
  return (
    <time dateTime={due} title={formats.exact(due)} className={classNames(styles.clock, styles[state])}>
      <Icon of={state === 'late' ? LateIcon : ClockIcon} />
      {state === 'late' ? messages.late(time) : messages.left(time)}
    </time>
  )
}

/** Label of the next target; '' for none. */
export const dueKind = ({ due, isAnswered }: Due): string =>
  due === '' ? '' : isAnswered ? messages.solution : messages.firstAnswer

const messages = {
  late: (time: string) => `${time} late`,
  left: (time: string) => `${time} left`,
  stopped: 'Nothing due',
  waitingFor: (time: string) => `Waiting ${time}`,
  firstAnswer: 'First answer',
  solution: 'Solution',
}
