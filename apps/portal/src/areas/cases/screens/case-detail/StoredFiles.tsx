import { useState } from 'react'
import { Attachments, Late, latePart } from 'ui'
import { useFormats } from '../../../../format/use-formats.ts'
import { useNow } from '../../../../site/now.tsx'
import { usePage } from '../../../../site/page.tsx'
import { attachmentOf } from './attachment-of.ts'
import type { CaseFile } from './support-case.ts'

const filePreview = latePart(async () => (await import('./FilePreview.tsx')).FilePreview)

type Props = { label: string; files: readonly CaseFile[]; isOfComment?: boolean }

/** Stored files in rows, each with its preview and its download. */
export function StoredFiles({ label, files, isOfComment }: Props) {
  const formats = useFormats()
  const now = useNow()
  const readerId = usePage().session?.user.id ?? ''
  const [previewedId, setPreviewed] = useState('')
  const previewed = files.find(({ id }) => id === previewedId)
  return (
    <>
      <Attachments
        label={label}
        files={files.map((file) => attachmentOf(file, { formats, now, readerId, isOfComment }))}
        onPreview={setPreviewed}
      />
      {previewed ? <Late part={filePreview} props={{ file: previewed, onClose: () => setPreviewed('') }} /> : null}
    </>
  )
}
