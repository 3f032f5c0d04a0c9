import type { ReactNode } from 'react'
import styles from './layout.module.css'

/** The footer of a form: a rule and the buttons. */
export function FormFoot({ children }: { children: ReactNode }) {
  return <div className={styles.formFoot}>{children}</div>
}

/** "or" between two alternatives. */
export function OrDivider({ children }: { children: ReactNode }) {
  return <p className={styles.or}>{children}</p>
}

/** Buttons fixed to the bottom edge on phones; renders nothing on wider screens. */
export function Dock({ children }: { children: ReactNode }) {
  return <div className={styles.dock}>{children}</div>
}
