import { useCallback, useState } from 'react'
import { Button, Late, latePart, useLoadAhead } from 'ui'
import styles from './CaseToolbar.module.css'
import { messages } from './messages.ts'
import { useListKeys } from './use-list-keys.ts'

const dialog = latePart(async () => (await import('./ListKeysDialog.tsx')).ListKeysDialog)

/** Listens to the keys of Case Manager, and has a button that tells of them. */
export function ListKeys() {
  const [wasAsked, setAsked] = useState(false)
  const [isOpen, setOpen] = useState(false)
  const show = useCallback(() => {
    setAsked(true)
    setOpen(true)
  }, [])
  const { isOn, turn, tell } = useListKeys(show)
  useLoadAhead(dialog)
  return (
    <div className={styles.keys}>
      <Button variant="quiet" size="sm" onClick={tell}>
        {messages.keys}
      </Button>
      {wasAsked ? <Late part={dialog} props={{ isOpen, onClose: () => setOpen(false), isOn, onTurn: turn }} /> : null}
    </div>
  )
}
