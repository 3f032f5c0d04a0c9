import { AIRAC_CYCLE_DAYS, airacStatus } from 'contract'
import { CycleScale } from 'ui'
import { useNow } from '../site/now.tsx'
import styles from './CycleCell.module.css'
import { messages } from './messages.ts'

/** The data cycle in force and its day, in one small block. */
export function CycleCell() {
  const { current, day } = airacStatus(useNow())
  return (
    <div className={styles.cycle}>
      <b>{messages.cycle(current.number)}</b>
      <CycleScale day={day} isSmall />
      <span>{messages.cycleDay(day, AIRAC_CYCLE_DAYS)}</span>
    </div>
  )
}
