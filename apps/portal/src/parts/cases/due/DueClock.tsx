import { ClockIcon, classNames, Icon, LateIcon } from 'ui'
import { useFormats } from '../../../format/use-formats.ts'
import { useNow } from '../../../site/now.tsx'
import { usePage } from '../../../site/page.tsx'
import styles from './DueClock.module.css'
import { businessDistance, calendarOf, distance, dueState, shortDistance } from './due.ts'

/** The next target of a case. */
export type Due = {
  /** When the next answer or the solution is due, ISO 8601; '' for no target. */
  due: string
  isAnswered: boolean
  /** Since when support waits for the customer; '' if it does not. */
  waitingSince: string
  /** The calendar in which the target counts; '' for the default one. */
  calendarId: string
}

/** The business time left to the next target of a case. */
export function DueClock({ due, waitingSince, calendarId }: Due) {
  const calendar = calendarOf(usePage().supportTimes, calendarId)
  const now = useNow()
  const formats = useFormats()
  const state = dueState(due, now, calendar)
  if (state === 'stopped') {
    return (
      <span className={styles.clock}>
        <Icon of={ClockIcon} />
        {waitingSince === '' ? texts.stopped : texts.waitingFor(distance(waitingSince, now))}
      </span>
    )
  }
  const time = businessDistance(due, now, calendar)
  return (
    <time dateTime={due} title={formats.exact(due)} className={classNames(styles.clock, styles[state])}>
      <Icon of={state === 'late' ? LateIcon : ClockIcon} />
      {state === 'late' ? texts.late(time) : texts.left(time)}
    </time>
  )
}

/** The next target of a case in one line: what is due, and the business time left or missed. */
export function DueLine(target: Due) {
  const { due, isAnswered, calendarId } = target
  const calendar = calendarOf(usePage().supportTimes, calendarId)
  const now = useNow()
  const formats = useFormats()
  const state = dueState(due, now, calendar)
  if (state === 'stopped') return <DueClock {...target} />
  const time = shortDistance(due, now, calendar)
  return (
    <time
      dateTime={due}
      title={`${dueKind(target)}: ${formats.exact(due)}`}
      className={classNames(styles.clock, styles[state])}
    >
      <Icon of={state === 'late' ? LateIcon : ClockIcon} />
      {(state === 'late' ? texts.lineLate : texts.lineLeft)(isAnswered, time)}
    </time>
  )
}

/** Label of the next target; '' for none. */
export const dueKind = ({ due, isAnswered }: Due): string =>
  due === '' ? '' : isAnswered ? texts.solution : texts.firstAnswer

const texts = {
  late: (time: string) => `${time} late`,
  left: (time: string) => `${time} left`,
  lineLate: (isAnswered: boolean, time: string) => `${isAnswered ? 'Solve' : 'Reply'} ${time} late`,
  lineLeft: (isAnswered: boolean, time: string) => `${isAnswered ? 'Solve' : 'Reply'} in ${time}`,
  stopped: 'Nothing due',
  waitingFor: (time: string) => `Waiting ${time}`,
  firstAnswer: 'First answer',
  solution: 'Solution',
}
