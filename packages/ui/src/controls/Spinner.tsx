import styles from './Spinner.module.css'

/** A spinner before a label or instead of one, hidden from assistive technology. */
export function Spinner() {
  return <span className={styles.spinner} aria-hidden="true" />
}
