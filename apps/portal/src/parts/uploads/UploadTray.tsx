import { useEffect, useRef, useState } from 'react'
import { Button, ChevronDownIcon, CloseIcon, IconButton, Link, ProgressBar } from 'ui'
import { percentOf } from './describe-upload.ts'
import { ExportNoticeDialog } from './ExportNoticeDialog.tsx'
import type { Uploads } from './page-uploads.ts'
import { UploadList } from './UploadList.tsx'
import styles from './UploadTray.module.css'
import { isUnfinished, type Upload } from './upload.ts'
import { uploadMessages } from './upload-messages.ts'
import { useShownPlaces, useUploadState } from './use-upload-state.ts'

/**
 * Handles all uploads of a sender on every page: screen-reader announcements, the export-control notice, the confirmation before the page
 * closes, and a tray with the uploads that the current screen does not list.
 */
export function UploadTray({ uploads }: { uploads: Uploads }) {
  const state = useUploadState(uploads)
  const shown = useShownPlaces(uploads)
  const announcement = useUploadAnnouncement(state.uploads)
  useAskBeforeClosing(state.uploads)
  const others = state.uploads.filter((upload) => !shown.has(upload.place.name) && !waitsForItsForm(upload))
  return (
    <>
      <span role="status" className="vh">
        {announcement}
      </span>
      {state.needsAcknowledgement ? (
        <ExportNoticeDialog
          onConfirm={() =>
            new Promise((resolve, reject) => uploads.act((store) => store.confirmNotice().then(resolve, reject)))
          }
          onClose={() => uploads.act((store) => store.dismissNotice())}
        />
      ) : null}
      {others.length > 0 ? <Tray uploads={uploads} files={others} /> : null}
    </>
  )
}

/** Stored for a form that shows it; not in the tray, because closing the tray would remove it from the form. */
const waitsForItsForm = ({ state, place }: Upload): boolean => state === 'done' && place.recordId === null

function Tray({ uploads, files }: { uploads: Uploads; files: readonly Upload[] }) {
  const [isOpen, setOpen] = useState(false)
  const unfinished = files.filter(isUnfinished)
  const waiting = files.filter(({ state }) => state === 'paused' || state === 'absent' || state === 'failed')
  const pages = new Map(files.map(({ place }) => [place.page.href, place.page.title]))
  const close = (): void =>
    uploads.act((store) => {
      for (const { id } of files) store.remove(id)
    })
  return (
    <section aria-label={uploadMessages.tray} className={styles.tray}>
      <div className={styles.head}>
        <div className={styles.facts}>
          <b>{titleOf(files, unfinished.length, waiting.length)}</b>
          {[...pages].map(([href, title]) => (
            <Link key={href} href={href} className={styles.link}>
              {title}
            </Link>
          ))}
        </div>
        <Button
          variant="quiet"
          size="sm"
          icon={ChevronDownIcon}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? uploadMessages.hideFiles : uploadMessages.showFiles}
        </Button>
        {unfinished.length + waiting.length === 0 ? (
          <IconButton size="sm" icon={CloseIcon} label={uploadMessages.closeTray} onClick={close} />
        ) : null}
      </div>
      {unfinished.length > 0 && !isOpen ? (
        <ProgressBar label={uploadMessages.tray} percent={percentOfAll(unfinished)} className={styles.progress} />
      ) : null}
      {isOpen ? (
        <div className={styles.files}>
          <UploadList label={uploadMessages.tray} uploads={uploads} files={files} />
        </div>
      ) : null}
    </section>
  )
}

function titleOf(files: readonly Upload[], unfinished: number, waiting: number): string {
  if (unfinished > 0) return uploadMessages.underWay(unfinished)
  return waiting > 0 ? uploadMessages.needAttention(waiting) : uploadMessages.uploaded(files.length)
}

function percentOfAll(files: readonly Upload[]): number {
  const total = files.reduce((sum, { size }) => sum + size, 0)
  const sent = files.reduce((sum, { sentBytes }) => sum + (sentBytes ?? 0), 0)
  return total === 0 ? 100 : (sent / total) * 100
}

/** Asks for confirmation before closing the page stops an upload. Files stored in the browser resume on the next page. */
function useAskBeforeClosing(files: readonly Upload[]): void {
  const isAtRisk = files.some((upload) => isUnfinished(upload) && !upload.isKept)
  useEffect(() => {
    if (!isAtRisk) return
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [isAtRisk])
}

type Stage = 'started' | 'halfway' | 'done' | 'failed'

/** Screen-reader announcement of the latest upload that started, reached half, finished or failed. Other progress is not announced. */
function useUploadAnnouncement(uploads: readonly Upload[]): string {
  const announced = useRef(new Map<string, Stage>())
  const [announcement, setAnnouncement] = useState('')
  // Set after rendering, because a live region announces only changes.
  useEffect(() => {
    for (const upload of uploads) {
      const stage = stageOf(upload)
      if (stage === null || announced.current.get(upload.id) === stage) continue
      announced.current.set(upload.id, stage)
      setAnnouncement(uploadMessages[stage](upload.name))
    }
  }, [uploads])
  return announcement
}

function stageOf(upload: Upload): Stage | null {
  if (upload.state === 'done' || upload.state === 'failed') return upload.state
  if (upload.state !== 'uploading') return null
  return percentOf(upload) >= 50 ? 'halfway' : 'started'
}
