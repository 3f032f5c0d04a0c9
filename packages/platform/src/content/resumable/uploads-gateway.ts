import type { Readable } from 'node:stream'
import type { PersonCaller } from '../../engine.ts'
import { appendToUpload } from './append-to-upload.ts'
import { cancelUpload } from './cancel-upload.ts'
import { createUpload } from './create-upload.ts'
import { findUpload, type ResumableUpload, type UploadMetadata } from './resumable-upload.ts'

/** Resumable uploads: files sent in several requests. Another user's upload is `NOT_FOUND`. */
export type UploadsGateway = {
  create(upload: { size: number; metadata: UploadMetadata }): Promise<ResumableUpload>
  find(uploadId: string): Promise<ResumableUpload>
  append(uploadId: string, offset: number, data: Readable): Promise<ResumableUpload>
  cancel(uploadId: string): Promise<void>
}

export function createUploadsGateway(caller: PersonCaller): UploadsGateway {
  return {
    create: (upload) => createUpload(caller, upload),
    find: (uploadId) => findUpload(caller, uploadId),
    append: (uploadId, offset, data) => appendToUpload(caller, uploadId, offset, data),
    cancel: (uploadId) => cancelUpload(caller, uploadId),
  }
}
