import { useState } from 'react'
import { Button, Checkbox, Late, latePart, useLoadAhead } from 'ui'
import styles from './CaseQueueScreen.module.css'
import { messages } from './messages.ts'
import type { CaseSelection } from './use-case-selection.ts'

const dialog = latePart(async () => (await import('./BulkDialog.tsx')).BulkDialog)

/** Selects the cases of the page, shows how many are selected, and opens the bulk change. */
export function BulkBar({ selection, onChanged }: { selection: CaseSelection; onChanged: () => void }) {
  const [isOpen, setOpen] = useState(false)
  const count = selection.selected.size
  useLoadAhead(dialog)
  return (
    <div className={styles.bar}>
      <Checkbox
        label={messages.selectPage}
        isChecked={selection.isPageSelected}
        isMixed={selection.isPageMixed}
        onChange={selection.selectPage}
      />
      <span role="status" className="meta">
        {count === 0 ? '' : messages.selected(count)}
      </span>
      {count === 0 ? null : (
        <>
          <Button variant="line" size="sm" onClick={() => setOpen(true)}>
            {messages.change(count)}
          </Button>
          <Button variant="quiet" size="sm" onClick={() => selection.keep([])}>
            {messages.selectNone}
          </Button>
        </>
      )}
      {isOpen ? <Late part={dialog} props={{ selection, onClose: () => setOpen(false), onChanged }} /> : null}
    </div>
  )
}
