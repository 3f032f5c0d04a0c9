import { type Attachment, Attachments, EmptyState, FileDrop, Late, latePart, Sheet, SkeletonRows } from 'ui'
import type { DateFormats } from '../../../../format/dates.ts'
import { formatBytes } from '../../../../format/file-size.ts'
import { useFormats } from '../../../../format/use-formats.ts'
import { Failed } from '../../../../parts/Failed.tsx'
import { messages as uploadMessages } from '../../../../parts/uploads/messages.ts'
import type { UploadPlace } from '../../../../parts/uploads/upload.ts'
import { uploadList } from '../../../../parts/uploads/upload-parts.ts'
import { useUploads, useUploadsAt } from '../../../../parts/uploads/use-uploads.tsx'
import { useNow } from '../../../../site/now.tsx'
import { usePage } from '../../../../site/page.tsx'
import { fileAddress } from '../../../../site/paths.ts'
import styles from './CaseAttachments.module.css'
import { messages } from './messages.ts'
import type { CaseFile } from './support-case.ts'
import { useFiles } from './use-case-detail.ts'

// Few have sent files by e-mail before they confirmed the notice.
const heldFiles = latePart(async () => (await import('./HeldFiles.tsx')).HeldFiles)

/** The files of the case, uploads in progress, and the place to add more. */
export function CaseAttachments({ place, isClosed }: { place: UploadPlace; isClosed: boolean }) {
  const { rows, hasFailed, retry } = useFiles()
  const uploads = useUploads()
  // What is stored is among the files of the case.
  const underWay = useUploadsAt(place.name, uploads).filter(({ state }) => state !== 'done')
  const formats = useFormats()
  const now = useNow()
  const page = usePage()
  const hasOwnHeld = rows?.some(({ isHeld, authorId }) => isHeld && authorId === page.session?.user.id)
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
        <Attachments label={messages.attachments} files={rows.map((file) => attachmentOf(file, formats, now))} />
      ) : null}
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

function attachmentOf(file: CaseFile, formats: DateFormats, now: number): Attachment {
  const { id, name, bytes, versionId, author, created, isHeld } = file
  const parts = [formatBytes(bytes), author, formats.dayAndTime(created, now), isHeld ? messages.held : '']
  const meta = parts.filter((part) => part !== '').join(' · ')
  return { id, name, state: 'stored', ...(isHeld ? {} : { href: fileAddress(versionId) }), meta }
}
