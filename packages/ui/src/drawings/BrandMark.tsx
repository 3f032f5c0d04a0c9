import styles from './drawings.module.css'

/** The 32 px mark: a route in the shape of an N that ends at a waypoint, in the brand colours. */
export function BrandMark() {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" className={styles.mark}>
      <rect width="32" height="32" rx="7" className={styles.markGround} />
      <path className={styles.markLine} strokeWidth="2.6" d="M9 23.5V9.2L22.6 22V12.4" />
      <circle className={styles.markLine} strokeWidth="2" cx="22.6" cy="8.6" r="2.5" />
    </svg>
  )
}
