import { type ContentDocumentComposite, records } from 'contract'
import type { WriteAdapter } from '../../adapter.ts'
import { takeUpload, type UploadInput, uploadBody } from './upload.ts'

/**
 * Uploads a file as a new document. It is attached to a record by creating a `ContentDocumentLink`.
 *
 * @throws Error `Invalid config for "createContentDocumentAndVersion"`
 */
export const createContentDocumentAndVersion: WriteAdapter<UploadInput, ContentDocumentComposite> = {
  kind: 'write',
  name: 'createContentDocumentAndVersion',
  request: (input) => ({
    method: 'POST',
    path: records.createContentDocumentAndVersion.path,
    body: uploadBody('createContentDocumentAndVersion', input),
  }),
  settle: (engine, answer) => takeUpload(engine, answer),
}
