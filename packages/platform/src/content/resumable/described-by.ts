import type { UploadDetails } from '../upload.ts'
import type { UploadMetadata } from './resumable-upload.ts'

/** What the metadata of an upload say about its file: the same as the parts of a form do. */
export function describedBy(
  metadata: UploadMetadata,
): UploadDetails & { fileName: string; contentDocumentId: string | undefined } {
  const text = (name: string): string | undefined =>
    (Object.hasOwn(metadata, name) ? metadata[name] : null) ?? undefined
  return {
    fileName: text('filename') ?? 'file',
    title: text('title'),
    description: text('description'),
    contentDocumentId: text('contentDocumentId'),
  }
}
