import { AIRAC_CYCLE_DAYS, airacCycleAt, airacStatus } from 'contract'
import { CycleScale, DataTable, SectionHead, Sheet, type TableColumn } from 'ui'
import { formatCalendarDay } from '../../../../format/dates.ts'
import { useNow } from '../../../../site/now.tsx'
import { messages } from './messages.ts'

/** The cycle before the present one, and as many after it. */
const SHOWN = [-1, 0, 1, 2, 3]

type Row = { number: string; days: string; day: number; state: string }

/** When the cycles of a product that is published with each of them begin and end. */
export function CycleCalendar() {
  const nowMs = useNow()
  const { day, next } = airacStatus(nowMs)
  const stateOf = (offset: number): string => {
    if (offset < 0) return messages.cycleOver
    if (offset === 0) return messages.cycleInEffect(day)
    return offset === 1 ? messages.cycleAvailable(formatCalendarDay(next.downloadFrom)) : messages.cyclePlanned
  }
  const rows = SHOWN.map((offset): Row => {
    const { number, effective, lastDay } = airacCycleAt(nowMs, offset)
    return {
      number,
      days: `${formatCalendarDay(effective)} – ${formatCalendarDay(lastDay)}`,
      day: offset < 0 ? AIRAC_CYCLE_DAYS + 1 : offset === 0 ? day : 0,
      state: stateOf(offset),
    }
  })
  const columns: TableColumn<Row>[] = [
    { id: 'number', header: messages.cycle, width: 'fit', cell: ({ number }) => <b className="mono">{number}</b> },
    {
      id: 'days',
      header: messages.cycleDays,
      width: 'main',
      cell: (row) => (
        <>
          <CycleScale day={row.day} isSmall />
          <span className="num">{row.days}</span>
        </>
      ),
    },
    { id: 'state', header: messages.cycleState, cell: ({ state }) => state },
  ]
  return (
    <section>
      <SectionHead title={messages.cycles} />
      <Sheet isFlush>
        <DataTable caption={messages.cycles} columns={columns} rows={rows} rowKey={({ number }) => number} />
      </Sheet>
    </section>
  )
}
