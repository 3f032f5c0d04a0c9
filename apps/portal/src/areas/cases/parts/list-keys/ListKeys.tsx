import { useCallback, useState } from 'react'
import { Button, Late, latePart, useLoadAhead } from 'ui'
import styles from './ListKeys.module.css'
import type { ListKey } from './list-key.ts'
import { messages } from './messages.ts'
import { useListKeys } from './use-list-keys.ts'

const dialog = latePart(async () => (await import('./ListKeysDialog.tsx')).ListKeysDialog)

/**
 * Listens to the keys of a list of cases, and has a button that tells of them.
 *
 * @param region - a selector of the element that holds the list and its search.
 * @param more - keys that only this list has.
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
