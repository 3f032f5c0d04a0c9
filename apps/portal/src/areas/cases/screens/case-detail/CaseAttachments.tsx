import { useState } from 'react'
import { Attachments, EmptyState, FileDrop, Late, latePart, Sheet, SkeletonRows } from 'ui'
import { useFormats } from '../../../../format/use-formats.ts'
import { Failed } from '../../../../parts/Failed.tsx'
import { messages as uploadMessages } from '../../../../parts/uploads/messages.ts'
import type { UploadPlace } from '../../../../parts/uploads/upload.ts'
import { uploadList } from '../../../../parts/uploads/upload-parts.ts'
import { useUploads, useUploadsAt } from '../../../../parts/uploads/use-uploads.tsx'
import { useNow } from '../../../../site/now.tsx'
import { usePage } from '../../../../site/page.tsx'
import { attachmentOf } from './attachment-of.ts'
import styles from './CaseAttachments.module.css'
import { messages } from './messages.ts'
import { useFiles } from './use-case-detail.ts'

// Few have sent files by e-mail before they confirmed the notice.
const heldFiles = latePart(async () => (await import('./HeldFiles.tsx')).HeldFiles)

const filePreview = latePart(async () => (await import('./FilePreview.tsx')).FilePreview)

/** The files of the case, uploads in progress, and the place to add more. */
export function CaseAttachments({ place, isClosed }: { place: UploadPlace; isClosed: boolean }) {
  const { rows, hasFailed, retry } = useFiles()
  const uploads = useUploads()
  // What is stored is among the files of the case.
  const underWay = useUploadsAt(place.name, uploads).filter(({ state }) => state !== 'done')
  const formats = useFormats()
  const now = useNow()
  const page = usePage()
  const hasOwnHeld = rows?.some(({ scanState, authorId }) => scanState === 'Held' && authorId === page.session?.user.id)
  const [previewedId, setPreviewed] = useState('')
  const previewed = rows?.find(({ id }) => id === previewedId)
  const isEmpty = rows?.length === 0 && underWay.length === 0
  return (
    <Sheet
      title={messages.attachments}
      titleEnd={isClosed ? null : <span className="meta">{uploadMessages.limit}</span>}
      isFlush
    >
      {rows === null && hasFailed ? (
        <Failed text={messages.attachmentsFailed} action={messages.tryAgain} onRetry={retry} />
      ) : null}
      {rows === null && !hasFailed ? <SkeletonRows label={messages.loadingAttachments} count={1} /> : null}
      {rows && rows.length > 0 ? (
        <Attachments
          label={messages.attachments}
          files={rows.map((file) => attachmentOf(file, { formats, now, readerId: page.session?.user.id ?? '' }))}
          onPreview={setPreviewed}
        />
      ) : null}
      {previewed ? <Late part={filePreview} props={{ file: previewed, onClose: () => setPreviewed('') }} /> : null}
      {hasOwnHeld ? <Late part={heldFiles} props={{ onConfirmed: retry }} /> : null}
      {isEmpty && isClosed ? <EmptyState title={messages.noAttachments} /> : null}
      {uploads && underWay.length > 0 ? (
        <Late part={uploadList} props={{ label: uploadMessages.inProgress, uploads, files: underWay }} />
      ) : null}
      {isClosed ? null : (
        <div className={styles.drop}>
          <FileDrop
            onFiles={(files) => uploads?.act((store) => void store.add(files, place))}
            help={messages.exportHelp}
          />
        </div>
      )}
    </Sheet>
  )
}
