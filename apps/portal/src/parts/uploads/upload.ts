/** Place of uploads: the list that shows them, and the record to which they are attached. */
export type UploadPlace = {
  /** Name of the list, such as `case:500…`. */
  name: string
  /** Record to which stored files are attached; null until it exists, such as in a form. */
  recordId: string | null
  /** Page that shows the list. */
  page: { title: string; href: string }
}

/** Upload of one file. */
export type Upload = {
  id: string
  place: UploadPlace
  name: string
  /** In bytes. */
  size: number
  /**
   * `interrupted`: resumes automatically. `absent`: the browser lost the file in a page reload, so the user must choose it again. `done`:
   * stored, and attached if its place has a record.
   */
  state: 'waiting' | 'uploading' | 'interrupted' | 'paused' | 'absent' | 'done' | 'failed'
  /** Null for an absent file until the server reports the offset. */
  sentBytes: number | null
  /** Rate of the last seconds; null while unknown. */
  bytesPerSecond: number | null
  /** Set once the file is stored. */
  documentId: string | null
  /** Error message for the user. */
  error: string | null
  /** The server rejects the file itself, so retrying is pointless. */
  isFinal: boolean
  /** The browser stores the file, so the upload resumes after a page reload. */
  isKept: boolean
}

/** The uploads of a sender, and whether they wait for the export-control notice to be confirmed. */
export type UploadState = { uploads: readonly Upload[]; needsAcknowledgement: boolean }

export const noUploads: UploadState = { uploads: [], needsAcknowledgement: false }

/** Whether the upload is running or starts without user action. */
export function isUnfinished({ state }: Upload): boolean {
  return state === 'waiting' || state === 'uploading' || state === 'interrupted'
}

/** Whether the upload can still finish, possibly after user action. */
export function isIncomplete({ state }: Upload): boolean {
  return state !== 'done' && state !== 'failed'
}
