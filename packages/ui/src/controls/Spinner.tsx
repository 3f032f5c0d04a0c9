import styles from './Spinner.module.css'

/** A spinner beside or instead of a label, hidden from assistive technology. */
export function Spinner() {
  return <span className={styles.spinner} aria-hidden="true" />
}
