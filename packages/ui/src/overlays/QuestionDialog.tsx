import type { ReactNode } from 'react'
import { Button } from '../controls/Button.tsx'
import { Notice } from '../feedback/Notice.tsx'
import { Stack } from '../layout/Columns.tsx'
import { Dialog } from './Dialog.tsx'

export interface QuestionDialogProps {
  title: string
  /** The label of the button that changes nothing. It gets the focus, and closing the dialog does the same. */
  keep: string
  /** Null when nothing is left to confirm: the dialog says why, and has `keep` alone. */
  confirm: string | null
  /** The label of the confirm button while `onConfirm` runs. */
  busyLabel?: string | undefined
  isBusy?: boolean | undefined
  /** Why the confirmation failed; not shown when nothing is left to confirm. */
  problem?: string | null | undefined
  /** Shows `keep` as the main button, for a question whose confirmation is not dangerous. */
  isKeepMain?: boolean | undefined
  onKeep: () => void
  onConfirm: () => void
  /** What the confirmation does. */
  children: ReactNode
}

/** Asks before something is removed or lost. Screens use it through `useQuestion`. */
export function QuestionDialog(props: QuestionDialogProps) {
  const { title, keep, confirm, busyLabel = confirm ?? undefined, isBusy = false, problem = null } = props
  const { onKeep, onConfirm, children } = props
  const isKeepMain = props.isKeepMain === true || confirm === null
  const keepButton = (
    // Takes the focus again when the other button is removed.
    <Button
      key={confirm === null ? 'close' : 'keep'}
      variant={isKeepMain ? undefined : 'line'}
      autoFocus
      aria-disabled={isBusy}
      onClick={onKeep}
    >
      {keep}
    </Button>
  )
  const confirmButton =
    confirm === null ? null : (
      <Button
        key="confirm"
        variant={isKeepMain ? 'line' : 'alarm'}
        isBusy={isBusy}
        busyLabel={busyLabel}
        onClick={onConfirm}
      >
        {confirm}
      </Button>
    )
  return (
    <Dialog
      isOpen
      onClose={onKeep}
      title={title}
      role="alertdialog"
      size="small"
      isBusy={isBusy}
      // The main button is the last one.
      footer={isKeepMain ? [confirmButton, keepButton] : [keepButton, confirmButton]}
    >
      <Stack>
        {problem === null || confirm === null ? null : <Notice tone="alarm">{problem}</Notice>}
        {children}
      </Stack>
    </Dialog>
  )
}
