import { useState } from 'react'
import { useRecordCache } from 'record-cache-react'
import { Button, Late, latePart, Notice } from 'ui'
import { confirmExportNotice } from '../../../../parts/uploads/use-uploads.ts'
import { messages } from './messages.ts'

// The notice is confirmed once per person.
const exportNoticeDialog = latePart(
  async () => (await import('../../../../parts/uploads/ExportNoticeDialog.tsx')).ExportNoticeDialog,
)

/** Lets the author of mailed files confirm the export-control notice, for which they wait. */
export function HeldFiles({ onConfirmed }: { onConfirmed: () => void }) {
  const cache = useRecordCache()
  const [isReading, setReading] = useState(false)
  const confirm = async (): Promise<void> => {
    await confirmExportNotice(cache)
    setReading(false)
    onConfirmed()
  }
  return (
    <Notice tone="caution" isStatic>
      <p>{messages.heldText}</p>
      <Button variant="line" size="sm" onClick={() => setReading(true)}>
        {messages.readNotice}
      </Button>
      {isReading ? (
        <Late
          part={exportNoticeDialog}
          props={{ onConfirm: confirm, onClose: () => setReading(false), confirmLabel: messages.confirmNotice }}
        />
      ) : null}
    </Notice>
  )
}
