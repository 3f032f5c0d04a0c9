import { useState } from 'react'
import { Button, Dialog, ExportControlIcon, Notice, Stack } from 'ui'
import { messages } from './messages.ts'

type Props = { isOpen: boolean; onConfirm: () => Promise<void>; onClose: () => void }

/** Asks once for the confirmation of the export-control notice; the files wait meanwhile. */
export function ExportNoticeDialog({ isOpen, onConfirm, onClose }: Props) {
  const [isBusy, setBusy] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  const confirm = async (): Promise<void> => {
    setBusy(true)
    setFailed(false)
    await onConfirm().catch(() => setFailed(true))
    setBusy(false)
  }
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      isBusy={isBusy}
      title={messages.confirmTitle}
      size="small"
      footer={
        <>
          <Button variant="line" onClick={onClose} disabled={isBusy}>
            {messages.cancel}
          </Button>
          <Button autoFocus isBusy={isBusy} busyLabel={messages.confirming} onClick={confirm}>
            {messages.confirm}
          </Button>
        </>
      }
    >
      <Stack>
        <ExportNotice />
        <p>{messages.confirmText}</p>
        {hasFailed ? <Notice tone="alarm">{messages.confirmFailed}</Notice> : null}
      </Stack>
    </Dialog>
  )
}

/** What may be attached and what may not. */
export function ExportNotice() {
  return (
    <Notice tone="caution" title={messages.exportControl} icon={ExportControlIcon} isStatic>
      {messages.exportNotice}
    </Notice>
  )
}
