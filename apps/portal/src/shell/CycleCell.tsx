import { CycleScale } from 'ui'
import { airacStatus, CYCLE_DAYS } from '../lib/airac.ts'
import { useNow } from '../lib/now.tsx'
import styles from './CycleCell.module.css'
import { messages } from './messages.ts'

/** The data cycle in force and its day, in one small block. */
export function CycleCell() {
  const { current, day } = airacStatus(useNow())
  return (
    <div className={styles.cycle}>
      <b>{messages.cycle(current.number)}</b>
      <CycleScale day={day} isSmall />
      <span>{messages.cycleDay(day, CYCLE_DAYS)}</span>
    </div>
  )
}
