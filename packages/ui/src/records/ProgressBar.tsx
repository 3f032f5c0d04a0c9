import { classNames } from '../class-names.ts'
import styles from './ProgressBar.module.css'

/** A thin progress bar; put the numbers in words next to it. */
export function ProgressBar({
  label,
  percent,
  className,
}: {
  label: string
  /** 0 to 100. */
  percent: number
  className?: string | undefined
}) {
  return (
    <progress aria-label={label} max={100} value={Math.round(percent)} className={classNames(styles.bar, className)} />
  )
}
