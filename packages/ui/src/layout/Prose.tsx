import type { ReactNode } from 'react'
import styles from './Prose.module.css'

/** Reading text of at most 68 characters a line: paragraphs, headings, lists, tables and code get their spacing here. */
export function Prose({ children }: { children: ReactNode }) {
  return <div className={styles.prose}>{children}</div>
}
