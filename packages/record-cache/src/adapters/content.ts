import type { Call, ContentDocumentComposite } from 'contract'
import * as records from 'contract/ui-api/records'
import type { WriteAdapter } from '../adapter.ts'
import { anything, blob, checked, id, type Shape } from '../define/check.ts'
import { pathOf } from '../fetch/record-requests.ts'
import { applyWrites } from './apply-writes.ts'

/** A file to upload. */
export type UploadInput = {
  readonly fileData: Blob
  readonly title?: string
  readonly description?: string
}

const parts = { fileData: blob, title: anything, description: anything }

/**
 * Defines an upload with a form as its body. The records of its answer are stored.
 *
 * @param config - the parameters of the path, each with its check.
 */
/* @__NO_SIDE_EFFECTS__ */
export function defineUpload<I extends UploadInput>(
  name: string,
  call: Call,
  config: Shape,
): WriteAdapter<I, ContentDocumentComposite> {
  return {
    kind: 'write',
    name,
    request(input) {
      const values = checked<Shape>({ ...parts, ...config }, input)
      if (values === null) throw new Error(`Invalid config for "${name}"`)
      const body = new FormData()
      for (const part in parts) if (part in values) body.append(part, values[part] as Blob | string)
      return { method: 'POST', path: pathOf(call.path, values), body }
    },
    apply(engine, answer) {
      const { contentDocument, contentDocumentLinks, contentVersion } = answer as ContentDocumentComposite
      const copy = structuredClone(answer as ContentDocumentComposite)
      const linked = copy.contentDocumentLinks.map(({ fields }) => String(fields.LinkedEntityId?.value))
      const parentIds = [contentDocument.id, ...linked]
      applyWrites(
        engine,
        [contentDocument, contentVersion, ...contentDocumentLinks].map((record) => ({
          operation: 'created',
          id: record.id,
          record,
          objectApiName: record.apiName,
          fields: {},
          parentIds,
        })),
      )
      return copy
    },
  }
}

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
