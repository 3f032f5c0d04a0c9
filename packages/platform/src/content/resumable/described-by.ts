import type { UploadDetails } from '../upload.ts'
import type { UploadMetadata } from './resumable-upload.ts'

/** The details of a file from the metadata of its upload, as a multipart form gives them. */
export function describedBy(
  metadata: UploadMetadata,
): UploadDetails & { fileName: string; contentDocumentId: string | undefined; sha256: string | undefined } {
  const text = (name: string): string | undefined =>
    (Object.hasOwn(metadata, name) ? metadata[name] : null) ?? undefined
  return {
    fileName: text('filename') ?? 'file',
    title: text('title'),
    description: text('description'),
    contentDocumentId: text('contentDocumentId'),
    sha256: text('sha256')?.toLowerCase(),
  }
}
