import { FileDrop, Late, latePart, Sheet, SkeletonRows } from 'ui'
import { attachmentsOf } from '../../../../parts/cases/attachments-of.ts'
import { Failed } from '../../../../parts/Failed.tsx'
import { messages as fileMessages } from '../../../../parts/uploads/messages.ts'
import { uploadList } from '../../../../parts/uploads/upload-parts.ts'
import { useUploads, useUploadsAt } from '../../../../parts/uploads/use-uploads.tsx'
import { usePage } from '../../../../site/page.tsx'
import styles from './CaseComments.module.css'
import { messages } from './messages.ts'
import { StoredFiles } from './StoredFiles.tsx'
import type { SupportCase } from './support-case.ts'
import { useFiles } from './use-case-detail.ts'

// Loaded late, because held files are rare: files that a customer e-mailed before confirming the export notice.
const heldFiles = latePart(async () => (await import('./HeldFiles.tsx')).HeldFiles)

/** The files of the case, uploads in progress, and a place to add more. */
export function CaseAttachments({ supportCase }: { supportCase: SupportCase }) {
  const { isClosed } = supportCase
  const place = attachmentsOf(supportCase)
  const { rows, isCut, hasFailed, retry } = useFiles(supportCase.id)
  const uploads = useUploads()
  // Finished uploads are already among the files of the case.
  const underWay = useUploadsAt(place.name, uploads).filter(({ state }) => state !== 'done')
  const { session } = usePage()
  const hasOwnHeld = rows?.some(({ scanState, authorId }) => scanState === 'Held' && authorId === session?.user.id)
  const isEmpty = rows?.length === 0 && underWay.length === 0
  return (
    <Sheet
      title={messages.attachments}
      titleEnd={isClosed ? null : <span className="meta">{fileMessages.limit}</span>}
      isFlush
    >
      {hasFailed ? <Failed text={messages.attachmentsFailed} onRetry={retry} /> : null}
      {rows === null && !hasFailed ? <SkeletonRows label={messages.loadingAttachments} count={1} /> : null}
      {rows && rows.length > 0 ? <StoredFiles label={messages.attachments} files={rows} isCut={isCut} /> : null}
      {hasOwnHeld ? <Late part={heldFiles} props={{ onConfirmed: retry }} /> : null}
      {isEmpty && isClosed ? (
        <div className={styles.drop}>
          <p className="soft">{messages.noAttachments}</p>
        </div>
      ) : null}
      {uploads && underWay.length > 0 ? <Late part={uploadList} props={{ uploads, files: underWay }} /> : null}
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
