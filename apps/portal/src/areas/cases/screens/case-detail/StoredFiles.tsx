import { formatBytes } from 'contract'
import { useState } from 'react'
import { type Attachment, Attachments, Late, latePart } from 'ui'
import type { DateFormats } from '../../../../format/dates.ts'
import { useFormats } from '../../../../format/use-formats.ts'
import { Stepwise } from '../../../../parts/lists/Stepwise.tsx'
import { useNow } from '../../../../site/now.tsx'
import { usePage } from '../../../../site/page.tsx'
import { fileAddress } from '../../../../site/paths.ts'
import { messages } from './messages.ts'
import type { CaseFile, ScanState } from './support-case.ts'

const filePreview = latePart(async () => (await import('./FilePreview.tsx')).FilePreview)

type Props = { label: string; files: readonly CaseFile[]; isCut?: boolean; isOfComment?: boolean }

/** Stored files in rows, each with preview and download. */
export function StoredFiles({ label, files, isCut, isOfComment }: Props) {
  const formats = useFormats()
  const now = useNow()
  const readerId = usePage().session?.user.id ?? ''
  const [previewedId, setPreviewed] = useState('')
  const previewed = files.find(({ id }) => id === previewedId)
  return (
    <>
      <Stepwise rows={files} isCut={isCut}>
        {(shown) => (
          <Attachments
            label={label}
            files={shown.map((file) => attachmentOf(file, { formats, now, readerId, isOfComment }))}
            onPreview={setPreviewed}
          />
        )}
      </Stepwise>
      {previewed ? <Late part={filePreview} props={{ file: previewed, onClose: () => setPreviewed('') }} /> : null}
    </>
  )
}

/** File types for which the server creates previews, by extension. */
const PREVIEWED = /\.(png|jpe?g|gif|pdf|txt|log|csv)$/i

type Reader = {
  formats: DateFormats
  now: number
  readerId: string
  /** The comment already shows who sent the file, and when. */
  isOfComment?: boolean | undefined
}

/** A file as a row of attachments. Until its virus scan is done, only the uploader can open it. */
export function attachmentOf(file: CaseFile, { formats, now, readerId, isOfComment }: Reader): Attachment {
  const { id, name, bytes, versionId, author, authorId, created, scanState, sha256 } = file
  const waits = scanState === 'Pending' || scanState === 'TooLarge'
  const isOpen = !(scanState === 'Held' || scanState === 'Quarantined') && (!waits || authorId === readerId)
  const sent = isOfComment ? [] : [author, formats.dayAndTime(created, now)]
  const parts = [formatBytes(bytes), ...sent, scanTexts[scanState]]
  return {
    id,
    name,
    state: scanState === 'Quarantined' ? 'failed' : waits ? 'scanning' : 'stored',
    meta: parts.filter((part) => part !== '').join(' · '),
    ...(scanState === 'Quarantined' ? { error: messages.refused } : {}),
    ...(isOpen ? { href: fileAddress(versionId), hasPreview: PREVIEWED.test(name) } : {}),
    ...(sha256 === '' ? {} : { sha256 }),
  }
}

const scanTexts: Readonly<Record<ScanState | '', string>> = {
  '': '',
  NotScanned: '',
  Clean: '',
  Pending: messages.beingChecked,
  TooLarge: messages.notChecked,
  Held: messages.held,
  Quarantined: '',
}
