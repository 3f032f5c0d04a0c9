import { useSyncExternalStore } from 'react'
import { Late, useLoadAhead } from 'ui'
import type { PageUploads, Uploads } from './page-uploads.ts'
import { uploadList } from './upload-parts.ts'
import { usePageUploads, useUploads } from './use-uploads.tsx'

/** Renders the `UploadTray` of each sender on all screens. Uploads stored by earlier pages resume once the page is idle. */
export function UploadsUnderWay() {
  const page = usePageUploads()
  const own = useUploads()
  useLoadAhead(own?.tray ?? nothing)
  useLoadAhead(uploadList)
  return page && <UploadTrays page={page} />
}

/** Rendered on the server. */
const noUploads: ReturnType<PageUploads['all']> = new Map()
const nothing = { load: () => Promise.resolve() }

function UploadTrays({ page }: { page: PageUploads }) {
  const all = useSyncExternalStore(page.subscribe, page.all, () => noUploads)
  return [...all].map(([sender, uploads]) => <TrayOfSender key={sender} uploads={uploads} />)
}

function TrayOfSender({ uploads }: { uploads: Uploads }) {
  const isNeeded = useSyncExternalStore(uploads.subscribe, uploads.isNeeded, () => false)
  return isNeeded ? <Late part={uploads.tray} props={{ uploads }} /> : null
}
