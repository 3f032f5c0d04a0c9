import * as records from 'contract/ui-api/records'
import { defineUpload } from './define-upload.ts'

/**
 * Uploads a file as a new document. It is attached to a record by creating a `ContentDocumentLink`.
 *
 * @throws Error `Invalid config for "createContentDocumentAndVersion"`
 */
export const createContentDocumentAndVersion = defineUpload(
  'createContentDocumentAndVersion',
  records.createContentDocumentAndVersion,
  {},
)
