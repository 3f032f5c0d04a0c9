import type { ReactNode } from 'react'
import { EmptyChart } from '../drawings/EmptyChart.tsx'
import styles from './EmptyState.module.css'

export interface EmptyStateProps {
  /** The sentence, shown unchanged. */
  title: string
  hint?: ReactNode
  action?: ReactNode
  /** `route` when there is nothing yet, `search` when nothing matches. */
  drawing?: 'route' | 'search' | undefined
}

/** Shown in place of an empty list: a small chart, a sentence, a hint and an action. */
export function EmptyState({ title, hint, action, drawing = 'route' }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      <EmptyChart kind={drawing} />
      <b>{title}</b>
      {hint ? <p>{hint}</p> : null}
      {action}
    </div>
  )
}
