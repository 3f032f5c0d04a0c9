import { useCallback, useState } from 'react'
import { Button, Late, latePart, useLoadAhead } from 'ui'
import styles from './ListKeys.module.css'
import type { ListKey } from './list-key.ts'
import { messages } from './messages.ts'
import { useListKeys } from './use-list-keys.ts'

const dialog = latePart(async () => (await import('./ListKeysDialog.tsx')).ListKeysDialog)

/**
 * Handles the keyboard shortcuts of a list of cases, and has a button that lists them.
 *
 * @param region - selector of the element with the list and its search.
 * @param more - additional shortcuts of this list.
 */
export function ListKeys({ region, more = [] }: { region: string; more?: readonly ListKey[] }) {
  const [wasAsked, setAsked] = useState(false)
  const [isOpen, setOpen] = useState(false)
  const show = useCallback(() => {
    setAsked(true)
    setOpen(true)
  }, [])
  useListKeys(region, more, show)
  useLoadAhead(dialog)
  return (
    <div className={styles.keys}>
      <Button variant="quiet" size="sm" onClick={show}>
        {messages.keys}
      </Button>
      {wasAsked ? <Late part={dialog} props={{ isOpen, onClose: () => setOpen(false), more }} /> : null}
    </div>
  )
}
