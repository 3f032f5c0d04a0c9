import { useSyncExternalStore } from 'react'
import { Late, useLoadAhead } from 'ui'
import type { PageUploads, Uploads } from './page-uploads.ts'
import { uploadList } from './upload-parts.ts'
import { usePageUploads, useUploads } from './use-uploads.tsx'

/** What is said of the uploads of a page, on whatever screen: see `UploadTray`. Files that earlier pages left go on once it has settled. */
export function UploadsUnderWay() {
  const page = usePageUploads()
  const own = useUploads()
  useLoadAhead(own?.tray ?? nothing)
  useLoadAhead(uploadList)
  return page && <OfPage page={page} />
}

/** As the server draws the page. */
const nobody: ReturnType<PageUploads['all']> = new Map()
const nothing = { load: () => Promise.resolve() }

function OfPage({ page }: { page: PageUploads }) {
  const all = useSyncExternalStore(page.subscribe, page.all, () => nobody)
  return [...all].map(([sender, uploads]) => <OfSender key={sender} uploads={uploads} />)
}

function OfSender({ uploads }: { uploads: Uploads }) {
  const isNeeded = useSyncExternalStore(uploads.subscribe, uploads.isNeeded, () => false)
  return isNeeded ? <Late part={uploads.tray} props={{ uploads }} /> : null
}
