import { Attachments, Late, latePart, useLoadAhead } from 'ui'
import { describeUpload } from './describe-upload.ts'
import { LeaveGuard } from './LeaveGuard.tsx'
import type { UploadQueue, UploadState } from './upload-queue.ts'
import { useUploadNews } from './use-upload-news.ts'

// The notice is confirmed once per person: its dialog is loaded last.
const exportNoticeDialog = latePart(async () => (await import('./ExportNoticeDialog.tsx')).ExportNoticeDialog)

type Props = {
  label: string
  queue: UploadQueue
  state: UploadState
  /** Finished uploads are shown elsewhere. */
  hidesDone?: boolean
}

/**
 * Uploads in progress: their announcements for screen readers, the notice that may have to be confirmed first, and the question before
 * they are stopped by leaving.
 */
export function UploadList({ label, queue, state, hidesDone = false }: Props) {
  const news = useUploadNews(state.uploads)
  useLoadAhead(exportNoticeDialog)
  const shown = state.uploads.filter((upload) => !(hidesDone && upload.state === 'done'))
  const now = Date.now()
  return (
    <>
      {shown.length > 0 ? (
        <Attachments
          label={label}
          files={shown.map((upload) => describeUpload(upload, now))}
          onCancel={queue.remove}
          onRetry={queue.retry}
          onRemove={queue.remove}
        />
      ) : null}
      <span role="status" className="vh">
        {news}
      </span>
      <LeaveGuard queue={queue} />
      {state.needsAcknowledgement ? (
        <Late part={exportNoticeDialog} props={{ onConfirm: queue.confirmNotice, onClose: queue.dismissNotice }} />
      ) : null}
    </>
  )
}
