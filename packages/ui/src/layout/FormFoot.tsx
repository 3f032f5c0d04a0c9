import type { ReactNode } from 'react'
import styles from './layout.module.css'

/** The ruled line under a form with its buttons. */
export function FormFoot({ children }: { children: ReactNode }) {
  return <div className={styles.formFoot}>{children}</div>
}

/** "or" between two ways on. */
export function OrDivider({ children }: { children: ReactNode }) {
  return <p className={styles.or}>{children}</p>
}

/** Buttons that stay at the bottom edge of phones; nothing on wider screens. */
export function Dock({ children }: { children: ReactNode }) {
  return <div className={styles.dock}>{children}</div>
}
