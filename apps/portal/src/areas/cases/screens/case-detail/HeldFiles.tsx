import { useState } from 'react'
import { useRecordCache } from 'record-cache-react'
import { Button, Notice } from 'ui'
import { confirmExportNotice } from '../../../../parts/uploads/confirm-export-notice.ts'
import { ExportNoticeDialog } from '../../../../parts/uploads/ExportNoticeDialog.tsx'

/** Lets the sender of e-mailed files confirm the export-control notice, so that the files are released. */
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
      <p>{texts.held}</p>
      <Button variant="line" size="sm" onClick={() => setReading(true)}>
        {texts.read}
      </Button>
      {isReading ? (
        <ExportNoticeDialog onConfirm={confirm} onClose={() => setReading(false)} confirmLabel={texts.confirm} />
      ) : null}
    </Notice>
  )
}

const texts = {
  held: 'Files that you sent by e-mail are on hold until you confirm the export-control notice.',
  read: 'Read the export-control notice',
  confirm: 'Confirm',
} as const
