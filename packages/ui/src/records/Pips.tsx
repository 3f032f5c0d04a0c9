import { classNames } from '../class-names.ts'
import styles from './Pips.module.css'

export interface PipsProps {
  used: number
  limit: number
}

/** More of them would not be counted at a glance: the numbers beside them say it. */
const MOST = 12

/** One box for each of a few things that can be used up; those that are used are filled. The text beside them says the same. */
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
