import type { ReactNode } from 'react'
import { Button, Dialog, Notice, Stack } from 'ui'

type Props = {
  title: string
  texts: { keep: string; confirm: string }
  /** What the button says while it is being done. */
  busyLabel: string
  isBusy: boolean
  /** Why it was not done. */
  problem: string | null
  onClose: () => void
  onConfirm: () => void
  children: ReactNode
}

/** The question before something is taken away. The focus is on the way back. */
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
