import { useRecordCache } from 'record-cache-react'
import type { Uploads } from '../../../../parts/uploads/page-uploads.ts'
import type { UploadPlace } from '../../../../parts/uploads/upload.ts'
import { usePageUploads, useUploadsAt } from '../../../../parts/uploads/use-uploads.tsx'
import { useBrowser } from '../../../../session/browser.tsx'
import { usePage } from '../../../../site/page.tsx'
import { pages } from '../../../../site/pages.ts'
import { paths } from '../../../../site/paths.ts'

/** The files of a case that is not open yet. */
const place: UploadPlace = {
  name: 'guest-case',
  recordId: null,
  page: { title: pages.guestCase.title, href: paths.guestCase() },
}

/**
 * The files of a guest's case, uploaded by the link and by no session. The notice is confirmed once: by the box of the form, or where
 * that is not ticked yet, before the first file.
 */
export function useGuestFiles(token: string) {
  const uploads = useUploadsByLink(token)
  const files = useUploadsAt(place.name, uploads)
  return { uploads, files, place }
}

function useUploadsByLink(token: string): Uploads | null {
  const page = usePageUploads()
  const cache = useRecordCache()
  const browser = useBrowser()
  const { session } = usePage()
  if (!page || !browser) return null
  return page.of(`guest:${token}`, async (noticeBox) => {
    const { startGuestUploads } = await import('./start-guest-uploads.ts')
    return await startGuestUploads({ cache, browser, token, csrfToken: session?.csrfToken, noticeBox })
  })
}
