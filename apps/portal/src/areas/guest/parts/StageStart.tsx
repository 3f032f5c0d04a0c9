import { type ReactNode, useEffect, useRef } from 'react'
import styles from './GuestCaseDialog.module.css'

/** The start of a stage without a field: it takes the focus from the removed button. */
export function StageStart({ children }: { children: ReactNode }) {
  const start = useRef<HTMLDivElement>(null)
  useEffect(() => start.current?.focus(), [])
  return (
    <div ref={start} tabIndex={-1} className={styles.start}>
      {children}
    </div>
  )
}
