import { useSyncExternalStore } from 'react'
import type { Uploads } from './page-uploads.ts'
import { noUploads, type UploadState } from './upload.ts'

const subscribeNothing = (): (() => void) => () => undefined

/** Current uploads of a sender; none without a sender, and on the server. */
export function useUploadState(uploads: Uploads | null): UploadState {
  return useSyncExternalStore(
    uploads?.subscribe ?? subscribeNothing,
    uploads?.getState ?? (() => noUploads),
    () => noUploads,
  )
}

/** Names of the places listed on the current screen. */
export function useShownPlaces(uploads: Uploads): ReadonlySet<string> {
  return useSyncExternalStore(uploads.subscribe, uploads.shown)
}
