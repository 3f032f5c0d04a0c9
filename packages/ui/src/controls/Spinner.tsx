import styles from './Spinner.module.css'

/** A turning ring beside or instead of a label; says nothing to assistive technology. */
export function Spinner() {
  return <span className={styles.spinner} aria-hidden="true" />
}
