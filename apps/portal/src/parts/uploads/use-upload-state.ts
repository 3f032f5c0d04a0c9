import { useSyncExternalStore } from 'react'
import type { Uploads } from './page-uploads.ts'
import { noUploads, type UploadState } from './upload.ts'

const subscribeNothing = (): (() => void) => () => undefined

export function useUploadState(uploads: Uploads | null): UploadState {
  return useSyncExternalStore(
    uploads?.subscribe ?? subscribeNothing,
    uploads?.getState ?? (() => noUploads),
    () => noUploads,
  )
}

/** The lists that the shown screens have. */
export function useShownPlaces(uploads: Uploads): ReadonlySet<string> {
  return useSyncExternalStore(uploads.subscribe, uploads.shown)
}
