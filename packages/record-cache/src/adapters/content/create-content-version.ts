import * as records from 'contract/ui-api/records'
import { id } from '../../define/check.ts'
import { defineUpload, type UploadInput } from './define-upload.ts'

export type CreateContentVersionInput = UploadInput & { readonly contentDocumentId: string }

/**
 * Uploads a new version of a document.
 *
 * @throws Error `Invalid config for "createContentVersion"`
 */
export const createContentVersion = defineUpload<CreateContentVersionInput>(
  'createContentVersion',
  records.createContentVersion,
  { contentDocumentId: id },
)
