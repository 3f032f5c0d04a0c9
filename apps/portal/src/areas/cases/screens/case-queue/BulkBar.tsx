import { type ReactNode, useState } from 'react'
import { Button, Late, latePart, useLoadAhead } from 'ui'
import styles from './CaseQueueScreen.module.css'
import { messages } from './messages.ts'
import type { CaseSelection } from './use-case-selection.ts'

const dialog = latePart(async () => (await import('./BulkDialog.tsx')).BulkDialog)

type Props = {
  selection: CaseSelection
  onChanged: () => void
  /** Shown in its place while no case is selected. */
  children: ReactNode
}

/** Shows how many cases are selected, and opens the bulk change. */
export function BulkBar({ selection, onChanged, children }: Props) {
  const [isOpen, setOpen] = useState(false)
  const count = selection.selected.size
  useLoadAhead(dialog)
  return (
    <div className={styles.bar}>
      <span role="status" className="meta">
        {count === 0 ? '' : messages.selected(count)}
      </span>
      {count === 0 ? (
        children
      ) : (
        <>
          <Button variant="line" size="sm" onClick={() => setOpen(true)}>
            {messages.change(count)}
          </Button>
          {selection.isPageSelected ? null : (
            <Button variant="quiet" size="sm" onClick={() => selection.selectPage(true)}>
              {messages.selectPage}
            </Button>
          )}
          <Button variant="quiet" size="sm" onClick={() => selection.keep([])}>
            {messages.selectNone}
          </Button>
        </>
      )}
      {isOpen ? <Late part={dialog} props={{ selection, onClose: () => setOpen(false), onChanged }} /> : null}
    </div>
  )
}
