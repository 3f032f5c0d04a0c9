import { useState } from 'react'
import { Button, Dialog, Notice, Stack } from 'ui'
import { ExportNotice } from './ExportNotice.tsx'
import { uploadMessages } from './upload-messages.ts'

type Props = { onConfirm: () => Promise<void>; onClose: () => void; confirmLabel?: string }

/** Asks the user to confirm the export-control notice. The files wait until then. */
export function ExportNoticeDialog({ onConfirm, onClose, confirmLabel = uploadMessages.confirm }: Props) {
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
      isOpen
      onClose={onClose}
      isBusy={isBusy}
      title={uploadMessages.confirmTitle}
      size="small"
      footer={
        <>
          <Button variant="line" onClick={onClose} disabled={isBusy}>
            {uploadMessages.cancel}
          </Button>
          <Button autoFocus isBusy={isBusy} busyLabel={uploadMessages.confirming} onClick={confirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <Stack>
        <ExportNotice />
        <p>{uploadMessages.confirmText}</p>
        {hasFailed ? <Notice tone="alarm">{uploadMessages.confirmFailed}</Notice> : null}
      </Stack>
    </Dialog>
  )
}
