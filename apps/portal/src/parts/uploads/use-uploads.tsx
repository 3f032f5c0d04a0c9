import { createContext, type ReactNode, useContext, useEffect, useMemo } from 'react'
import { useRecordCache } from 'record-cache-react'
import { useBrowser } from '../../session/browser.tsx'
import { usePage } from '../../site/page.tsx'
import type { PageUploads, Uploads } from './page-uploads.ts'
import type { Upload } from './upload.ts'
import { useUploadState } from './use-upload-state.ts'

const UploadsContext = createContext<PageUploads | null>(null)

/** Provides the uploads of the page; null on the server. */
export function UploadsProvider({ uploads, children }: { uploads: PageUploads | null; children: ReactNode }) {
  return <UploadsContext value={uploads}>{children}</UploadsContext>
}

/** The uploads of the page; null on the server. */
export function usePageUploads(): PageUploads | null {
  return useContext(UploadsContext)
}

/** The uploads of the signed-in user; null for guests and on the server. */
export function useUploads(): Uploads | null {
  const page = usePageUploads()
  const cache = useRecordCache()
  const browser = useBrowser()
  const { session } = usePage()
  if (!page || !browser || !session) return null
  return page.of(session.user.id, async () => {
    const { startUploads } = await import('./start-uploads.ts')
    return await startUploads({ cache, browser, ownerId: session.user.id, csrfToken: session.csrfToken })
  })
}

/** The uploads of a place. Marks it as listed on the screen, so that the tray leaves them out. */
export function useUploadsAt(place: string, uploads: Uploads | null): readonly Upload[] {
  const state = useUploadState(uploads)
  useEffect(() => uploads?.show(place), [uploads, place])
  return useMemo(() => state.uploads.filter((upload) => upload.place.name === place), [state, place])
}
