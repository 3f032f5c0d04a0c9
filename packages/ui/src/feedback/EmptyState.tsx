import type { ReactNode } from 'react'
import { EmptyChart } from '../drawings/EmptyChart.tsx'
import styles from './EmptyState.module.css'

export interface EmptyStateProps {
  /** The sentence, word for word. */
  title: string
  hint?: ReactNode
  action?: ReactNode
  /** `route` where there is nothing yet, `search` where nothing matches. */
  drawing?: 'route' | 'search' | undefined
}

/** Nothing to show: a small chart, one sentence, one hint, one action. */
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
