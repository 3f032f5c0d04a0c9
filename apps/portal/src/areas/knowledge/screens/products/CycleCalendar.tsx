import { AIRAC_CYCLE_DAYS, airacCycleAt, airacStatus } from 'contract'
import { CycleScale, classNames, DataTable, SectionHead, Sheet, StatusGlyph, type TableColumn } from 'ui'
import { formatCalendarDay } from '../../../../format/dates.ts'
import { useNow } from '../../../../site/now.tsx'
import styles from './CycleCalendar.module.css'
import { messages } from './messages.ts'

/** Cycles to show, relative to the current one. */
const SHOWN = [-1, 0, 1, 2, 3]

type Row = {
  number: string
  days: string
  /** For the scale: 0 before the cycle, more than its length after it. */
  day: number
  isCurrent: boolean
  sign: string
  state: string
}

/** Start and end of the data cycles of a product. */
export function CycleCalendar() {
  const nowMs = useNow()
  const { day, next } = airacStatus(nowMs)
  // With the icons of case states: past, current, next, later.
  const stateOf = (offset: number): Pick<Row, 'sign' | 'state'> => {
    if (offset < 0) return { sign: 'Closed', state: messages.cycleOver }
    if (offset === 0) return { sign: 'Resolved', state: messages.cycleInEffect(day) }
    if (offset > 1) return { sign: 'Open', state: messages.cyclePlanned }
    return { sign: 'In-Progress', state: messages.cycleAvailable(formatCalendarDay(next.downloadFrom)) }
  }
  const rows = SHOWN.map((offset): Row => {
    const { number, effective, lastDay } = airacCycleAt(nowMs, offset)
    return {
      number,
      days: `${formatCalendarDay(effective)} – ${formatCalendarDay(lastDay)}`,
      day: offset < 0 ? AIRAC_CYCLE_DAYS + 1 : offset === 0 ? day : 0,
      isCurrent: offset === 0,
      ...stateOf(offset),
    }
  })
  const columns: TableColumn<Row>[] = [
    {
      id: 'number',
      header: messages.cycle,
      width: 'fit',
      cell: ({ number, isCurrent }) =>
        isCurrent ? <b className="mono">{number}</b> : <span className="mono">{number}</span>,
    },
    {
      id: 'days',
      header: messages.cycleDays,
      width: 'main',
      isLine: true,
      cell: (row) => (
        <div className={styles.days}>
          <CycleScale day={row.day} />
          <span className={classNames('num', row.isCurrent && styles.current)}>{row.days}</span>
        </div>
      ),
    },
    {
      id: 'state',
      header: messages.cycleState,
      width: 'fit',
      cell: ({ sign, state }) => <StatusGlyph status={sign} label={state} />,
    },
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
