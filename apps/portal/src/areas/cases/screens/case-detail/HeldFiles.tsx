import { useState } from 'react'
import { useRecordCache } from 'record-cache-react'
import { Button, Notice } from 'ui'
import { confirmExportNotice } from '../../../../parts/uploads/confirm-export-notice.ts'
import { ExportNoticeDialog } from '../../../../parts/uploads/ExportNoticeDialog.tsx'
import { heldFileTexts as messages } from './held-file-texts.ts'

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
      <p>{messages.held}</p>
      <Button variant="line" size="sm" onClick={() => setReading(true)}>
        {messages.read}
      </Button>
      {isReading ? (
        <ExportNoticeDialog onConfirm={confirm} onClose={() => setReading(false)} confirmLabel={messages.confirm} />
      ) : null}
    </Notice>
  )
}
