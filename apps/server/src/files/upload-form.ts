import type { Readable } from 'node:stream'

/** A multipart upload while it streams in. */
export type UploadForm = {
  fileName: string
  /** The bytes of the file. It ends after the whole form was read, and fails when the form is invalid. */
  data: Readable
  /** The other parts, which may stand before or after the file: complete once `data` has ended. */
  readonly texts: Readonly<UploadTexts>
}

export type UploadTexts = { title?: string; description?: string; contentDocumentId?: string }
