import type { Call, ContentDocumentComposite } from 'contract'
import type { WriteAdapter } from '../../adapter.ts'
import { anything, blob, checked, type Shape } from '../../define/check.ts'
import { pathOf } from '../../fetch/record-requests.ts'
import { applyWrites } from '../records/apply-writes.ts'

/** A file to upload. */
export type UploadInput = {
  readonly fileData: Blob
  readonly title?: string
  readonly description?: string
}

const parts = { fileData: blob, title: anything, description: anything }

/**
 * Makes an upload, whose body is a form. The records of its answer are in the store afterwards.
 *
 * @param config - the parts that go into the path, each with its check.
 */
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
          parentIds,
        })),
      )
      return copy
    },
  }
}
