import { useRead } from 'record-cache-react'
import { classNames } from 'ui'
import { workTime } from '../../../../parts/cases/work-time.ts'
import { SplitBar } from '../../parts/case-figures/CaseFigures.tsx'
import styles from './CaseQueueScreen.module.css'
import { messages } from './messages.ts'
import type { CaseQueueReads } from './page.ts'

/** Figures of urgent work in one line. They keep their place while loading, and are hidden after a failure. */
export function QueueFigures({ read }: { read: CaseQueueReads['numbers'] }) {
  const { data, state } = useRead(read)
  if (state === 'Error' && !data) return null
  const texts = messages.figures
  const median = data?.answers[0]?.medianMinutes
  const figures = [
    { label: texts.answersDue, value: data?.dueWithinHour, isAlarm: (data?.dueWithinHour ?? 0) > 0 },
    { label: texts.late, value: data && texts.orMore(data.late, data.hasMore) },
    { label: texts.mine, value: data?.mine.open },
    { label: texts.myLate, value: data?.mine.late, isAlarm: (data?.mine.late ?? 0) > 0 },
    { label: texts.median, value: data && (typeof median === 'number' ? workTime(median) : messages.none) },
    { label: texts.byImpact, value: data && <SplitBar label={texts.byImpact} parts={data.mine.byImpact} /> },
  ]
  return (
    <dl className={styles.figures}>
      {figures.map(({ label, value, isAlarm }) => (
        <div key={label}>
          <dt className="meta">{label}</dt>
          <dd className={classNames('num', isAlarm && styles.alarm)}>{value ?? '\u2007'}</dd>
        </div>
      ))}
    </dl>
  )
}
