/** Where uploads belong: the list of a screen that shows them, and what they are attached to. */
export type UploadPlace = {
  /** The list, such as `case:500…`. */
  name: string
  /** The record that a stored file is attached to; null while there is none yet, as in a form. */
  recordId: string | null
  /** The page with this list. */
  page: { title: string; href: string }
}

/** One file on its way to the server. */
export type Upload = {
  id: string
  place: UploadPlace
  name: string
  /** In bytes. */
  size: number
  /**
   * `interrupted`: it goes on by itself. `absent`: the page was loaded anew without the file, which must be chosen again. `done`: stored, and
   * attached if its place has a record.
   */
  state: 'waiting' | 'uploading' | 'interrupted' | 'paused' | 'absent' | 'done' | 'failed'
  /** Null of an absent file whose server has not answered yet. */
  sentBytes: number | null
  /** The rate of the last seconds; null while it cannot be told. */
  bytesPerSecond: number | null
  /** There once the bytes are stored. */
  documentId: string | null
  /** Why it failed, in words for people. */
  error: string | null
  /** No other attempt can succeed: the file itself is refused. */
  isFinal: boolean
  /** This browser keeps the file: it goes on after the page is loaded anew. */
  isKept: boolean
}

/** The uploads of a page, and whether the export-control notice must be confirmed before they go on. */
export type UploadState = { uploads: readonly Upload[]; needsAcknowledgement: boolean }

export const noUploads: UploadState = { uploads: [], needsAcknowledgement: false }

/** Whether this file still comes, without anything done by a person. */
export function isUnfinished({ state }: Upload): boolean {
  return state === 'waiting' || state === 'uploading' || state === 'interrupted'
}

/** Whether this file is not stored yet, and can still be. */
export function isOnItsWay({ state }: Upload): boolean {
  return state !== 'done' && state !== 'failed'
}

/** How much of a file is uploaded, in percent; an empty file is uploaded at once. */
export function percentOf({ size, sentBytes }: Pick<Upload, 'size' | 'sentBytes'>): number {
  return size === 0 ? 100 : Math.min(100, ((sentBytes ?? 0) / size) * 100)
}

/** Milliseconds until a file is uploaded, by its rate; null while that cannot be told. */
export function timeLeftMs({ size, sentBytes, bytesPerSecond }: Upload): number | null {
  if (sentBytes === null || bytesPerSecond === null || bytesPerSecond === 0) return null
  return ((size - sentBytes) / bytesPerSecond) * 1_000
}
