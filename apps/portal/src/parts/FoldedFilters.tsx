import type { MouseEvent, ReactNode } from 'react'
import { FiltersIcon, Icon } from 'ui'
import styles from './FoldedFilters.module.css'

type Props = {
  /** The number of chosen filters. */
  count: number
  /** Links that filter the list next to them. */
  children: ReactNode
}

/** Filters of a list; where they are above the list, on narrow screens, they fold under a button, also without JavaScript. */
export function FoldedFilters({ count, children }: Props) {
  return (
    <>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the Enter key clicks a link too */}
      <details className={styles.folded} onClick={foldAfterChoice}>
        <summary>
          <Icon of={FiltersIcon} />
          {messages.filters(count)}
        </summary>
        {children}
      </details>
      <div className={styles.unfolded}>{children}</div>
    </>
  )
}

/** Shows the list that was chosen. The pressed link is hidden then, so the button gets the focus. */
function foldAfterChoice({ target, currentTarget }: MouseEvent<HTMLDetailsElement>): void {
  if (!(target instanceof Element && target.closest('a'))) return
  currentTarget.open = false
  currentTarget.querySelector('summary')?.focus()
}

const messages = {
  filters: (count: number) => (count === 0 ? 'Filters' : `Filters (${count})`),
} as const
