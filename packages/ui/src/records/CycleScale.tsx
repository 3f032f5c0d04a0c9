import { classNames } from '../class-names.ts'
import styles from './CycleScale.module.css'

export interface CycleScaleProps {
  /** 1 to `days`; 0 before the cycle starts; more than `days` when it is over. */
  day: number
  /** Length of the cycle; absent means 28. */
  days?: number | undefined
  /** The accessible name; only where no adjacent text says the same. */
  label?: string | undefined
  isSmall?: boolean | undefined
}

/** One tick per day of the data cycle: past days are dark, today is taller. A cycle that is over is a pale line. */
export function CycleScale({ day, days = 28, label, isSmall }: CycleScaleProps) {
  const isOver = day > days
  const name = label === undefined ? { 'aria-hidden': true as const } : { role: 'img', 'aria-label': label }
  return (
    <span {...name} className={classNames(styles.scale, isSmall && styles.small, isOver && styles.over)}>
      {Array.from({ length: days }, (_, index) => index + 1).map((tick) => (
        <span
          key={tick}
          className={classNames(styles.tick, tick === day && styles.today, tick < day && !isOver && styles.past)}
        />
      ))}
    </span>
  )
}
