import type { ReactNode } from 'react'
import { Button, Dialog, Notice, Stack } from 'ui'

type Props = {
  title: string
  texts: { keep: string; confirm: string }
  /** Label of the button while the action is in progress. */
  busyLabel: string
  isBusy: boolean
  /** Why the action failed. */
  problem: string | null
  onClose: () => void
  onConfirm: () => void
  children: ReactNode
}

/** Confirmation before a removal. The focus is on the button that cancels. */
export function QuestionDialog({ title, texts, busyLabel, isBusy, problem, onClose, onConfirm, children }: Props) {
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={title}
      role="alertdialog"
      size="small"
      isBusy={isBusy}
      footer={
        <>
          <Button variant="line" autoFocus aria-disabled={isBusy} onClick={onClose}>
            {texts.keep}
          </Button>
          <Button variant="alarm" isBusy={isBusy} busyLabel={busyLabel} onClick={onConfirm}>
            {texts.confirm}
          </Button>
        </>
      }
    >
      <Stack>
        {problem === null ? null : <Notice tone="alarm">{problem}</Notice>}
        {children}
      </Stack>
    </Dialog>
  )
}
