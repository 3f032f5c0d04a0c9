import { useRead } from 'record-cache-react'
import { CaseFigures, type Figure, SplitBar } from '../../parts/case-figures/CaseFigures.tsx'
import { workTime } from '../../parts/work-time.ts'
import { messages } from './messages.ts'
import type { CaseQueueReads } from './page.ts'

/** Four figures of urgent work. They keep their place while loading, and are hidden after a failure. */
export function QueueFigures({ read }: { read: CaseQueueReads['numbers'] }) {
  const { data, state } = useRead(read)
  if (state === 'Error' && !data) return null
  const [all] = data?.answers ?? []
  const figures: Figure[] = [
    {
      label: messages.figures.answersDue,
      value: data?.dueWithinHour,
      note: data && messages.figures.late(data.late, data.hasMore),
      isAlarm: (data?.dueWithinHour ?? 0) > 0,
    },
    {
      label: messages.figures.mine,
      value: data?.mine.open,
      note: data && messages.figures.late(data.mine.late, false),
    },
    {
      label: messages.figures.median,
      value: all && (all.medianMinutes === null ? messages.none : workTime(all.medianMinutes)),
      note: all && messages.figures.inTime(all.inTime, all.count),
    },
    {
      label: messages.figures.byImpact,
      value: data && <SplitBar label={messages.figures.byImpact} parts={data.mine.byImpact} />,
      note: data?.mine.byImpact
        .map(({ value, count }) => `${messages.impactWords[value] ?? value} ${count}`)
        .join(' · '),
    },
  ]
  return <CaseFigures figures={figures} />
}
