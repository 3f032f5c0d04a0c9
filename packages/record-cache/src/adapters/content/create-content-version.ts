import { type ContentDocumentComposite, records } from 'contract'
import type { WriteAdapter } from '../../adapter.ts'
import { pathOf } from '../../fetch/record-requests.ts'
import { recordKey } from '../../keys.ts'
import { takeUpload, type UploadInput, uploadBody } from './upload.ts'

export type CreateContentVersionInput = UploadInput & { readonly contentDocumentId: string }

/**
 * Uploads a new version of a document.
 *
 * @throws Error `Invalid config for "createContentVersion"`
 */
export const createContentVersion: WriteAdapter<CreateContentVersionInput, ContentDocumentComposite> = {
  kind: 'write',
  name: 'createContentVersion',
  request(input) {
    const contentDocumentId = recordKey(input.contentDocumentId)
    if (contentDocumentId === null) throw new Error('Invalid config for "createContentVersion"')
    return {
      method: 'POST',
      path: pathOf(records.createContentVersion.path, { contentDocumentId }),
      body: uploadBody('createContentVersion', input),
    }
  },
  settle: (engine, answer) => takeUpload(engine, answer),
}
