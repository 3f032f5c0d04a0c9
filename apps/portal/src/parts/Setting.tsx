import type { ReactNode } from 'react'
import styles from './Setting.module.css'

type Props = {
  title: string
  children?: ReactNode
  /** The control that changes it. */
  control: ReactNode
  /** The control is a form below the text. */
  isWide?: boolean
}

/** One setting: its name, its description, and its control at the end of the line. */
export function Setting({ title, children, control, isWide = false }: Props) {
  return (
    <div className={styles.setting}>
      <b>{title}</b>
      {children ? <p>{children}</p> : null}
      <div className={isWide ? styles.wide : styles.control}>{control}</div>
    </div>
  )
}
