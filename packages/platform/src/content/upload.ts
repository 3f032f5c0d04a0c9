import type { Readable } from 'node:stream'

export type UploadDetails = { title?: string | undefined; description?: string | undefined }

/** A file being uploaded. */
export type Upload = {
  data: Readable
  fileName: string
  /** The document that gets a new version; absent means a new document. */
  contentDocumentId?: string | undefined
  idempotencyKey?: string | undefined
  /** Called when all bytes have arrived, because the parts of a form come in any order. */
  details?: (() => UploadDetails) | undefined
}
