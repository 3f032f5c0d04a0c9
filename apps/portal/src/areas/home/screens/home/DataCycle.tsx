import { AIRAC_CYCLE_DAYS, airacStatus } from 'contract'
import { BriefingStrip, CycleScale, SectionHead, Sheet, Stack } from 'ui'
import { formatCalendarDay } from '../../../../format/dates.ts'
import { useNow } from '../../../../site/now.tsx'
import styles from './HomeScreen.module.css'
import { messages } from './messages.ts'

/** The current data cycle, its progress, and the next one. */
export function DataCycle() {
  const { current, day, next } = airacStatus(useNow())
  return (
    <section>
      <SectionHead title={messages.dataCycle} />
      <Sheet>
        <Stack>
          <div className={styles.scale}>
            <div className={styles.line}>
              <span className={styles.number}>{messages.cycle(current.number)}</span>
              <span className="meta">{messages.cycleDay(day, AIRAC_CYCLE_DAYS)}</span>
            </div>
            <CycleScale day={day} />
            <div className={styles.line}>
              <span className="meta">{formatCalendarDay(current.effective)}</span>
              <span className="meta">{formatCalendarDay(current.lastDay)}</span>
            </div>
          </div>
          <BriefingStrip
            facts={[
              { label: messages.nextCycle, value: next.number, isMono: true },
              {
                label: messages.effective,
                value: <span className="num">{formatCalendarDay(next.effective)}</span>,
              },
            ]}
          />
          <p className="small soft">{messages.available(next.number, formatCalendarDay(next.downloadFrom))}</p>
        </Stack>
      </Sheet>
    </section>
  )
}
