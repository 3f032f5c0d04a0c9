import { useEffect, useState } from 'react'
import { Button, ChevronDownIcon, CloseIcon, IconButton, Link, ProgressBar } from 'ui'
import { ExportNoticeDialog } from './ExportNoticeDialog.tsx'
import type { Uploads } from './page-uploads.ts'
import { UploadList } from './UploadList.tsx'
import styles from './UploadTray.module.css'
import { isUnfinished, type Upload } from './upload.ts'
import { uploadMessages } from './upload-messages.ts'
import { useUploadNews } from './use-upload-news.ts'
import { useShownPlaces, useUploadState } from './use-upload-state.ts'

/**
 * What holds for all uploads of the page, wherever they were begun: their announcements for screen readers, the notice that may have to be
 * confirmed first, the question before the page is closed, and a tray with those that the shown screen does not list.
 */
export function UploadTray({ uploads }: { uploads: Uploads }) {
  const state = useUploadState(uploads)
  const shown = useShownPlaces(uploads)
  const news = useUploadNews(state.uploads)
  useAskBeforeClosing(state.uploads)
  const others = state.uploads.filter((upload) => !shown.has(upload.place.name) && !waitsForItsForm(upload))
  return (
    <>
      <span role="status" className="vh">
        {news}
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

/** It is stored, and shown by the form with which it is sent: closing the tray must not take it from there. */
const waitsForItsForm = ({ state, place }: Upload): boolean => state === 'done' && place.recordId === null

function Tray({ uploads, files }: { uploads: Uploads; files: readonly Upload[] }) {
  const [isOpen, setOpen] = useState(false)
  const moving = files.filter(isUnfinished)
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
          <b>{titleOf(files, moving.length, waiting.length)}</b>
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
        {moving.length + waiting.length === 0 ? (
          <IconButton size="sm" icon={CloseIcon} label={uploadMessages.closeTray} onClick={close} />
        ) : null}
      </div>
      {moving.length > 0 && !isOpen ? (
        <ProgressBar label={uploadMessages.tray} percent={percentOfAll(moving)} className={styles.progress} />
      ) : null}
      {isOpen ? (
        <div className={styles.files}>
          <UploadList label={uploadMessages.tray} uploads={uploads} files={files} />
        </div>
      ) : null}
    </section>
  )
}

function titleOf(files: readonly Upload[], moving: number, waiting: number): string {
  if (moving > 0) return uploadMessages.underWay(moving)
  return waiting > 0 ? uploadMessages.needAttention(waiting) : uploadMessages.uploaded(files.length)
}

function percentOfAll(files: readonly Upload[]): number {
  const total = files.reduce((sum, { size }) => sum + size, 0)
  const sent = files.reduce((sum, { sentBytes }) => sum + (sentBytes ?? 0), 0)
  return total === 0 ? 100 : (sent / total) * 100
}

/** Asks before the page is closed where that stops an upload: a file that the browser keeps goes on with the next page. */
function useAskBeforeClosing(files: readonly Upload[]): void {
  const isAtRisk = files.some((upload) => isUnfinished(upload) && !upload.isKept)
  useEffect(() => {
    if (!isAtRisk) return
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [isAtRisk])
}
