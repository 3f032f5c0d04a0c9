import { classNames } from '../class-names.ts'
import styles from './Pips.module.css'

export interface PipsProps {
  used: number
  limit: number
}

/** Maximum number of boxes: more could not be counted at a glance, and the adjacent text has the numbers. */
const MOST = 12

/** One box for each unit of a small allowance; used units are filled. The adjacent text says the same. */
export function Pips({ used, limit }: PipsProps) {
  if (limit > MOST) return null
  return (
    <span className={styles.pips} aria-hidden="true">
      {Array.from({ length: limit }, (_, index) => index + 1).map((place) => (
        <span key={place} className={classNames(styles.pip, place <= used && styles.used)} />
      ))}
    </span>
  )
}
