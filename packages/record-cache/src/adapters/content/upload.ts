import type { ContentDocumentComposite } from 'contract'
import type { Engine } from '../../engine.ts'
import { announce } from '../../fetch/changes.ts'
import { ingest } from '../../fetch/ingest.ts'

/** A file to upload. */
export type UploadInput = {
  readonly fileData: Blob
  readonly title?: string
  readonly description?: string
}

/**
 * The multipart body of an upload.
 *
 * @throws Error `Invalid config for "{operation}"` when the file data is not an object.
 */
export function uploadBody(operation: string, { fileData, title, description }: UploadInput): FormData {
  if (typeof fileData !== 'object' || fileData === null) throw new Error(`Invalid config for "${operation}"`)
  const body = new FormData()
  body.append('fileData', fileData)
  if (title !== undefined) body.append('title', title)
  if (description !== undefined) body.append('description', description)
  return body
}

/** Puts the records of an upload's answer into the store. */
export function takeUpload(engine: Engine, answer: unknown): ContentDocumentComposite {
  const composite = answer as ContentDocumentComposite
  const copy = structuredClone(composite)
  const { contentDocument, contentDocumentLinks, contentVersion } = composite
  ingest(engine, (ingestion) => {
    for (const record of [contentDocument, contentVersion, ...contentDocumentLinks]) ingestion.record(record)
  })
  const parentIds = [
    contentDocument.id,
    ...contentDocumentLinks.map((link) => String(link.fields.LinkedEntityId?.value)),
  ]
  for (const { apiName, id, weakEtag } of [copy.contentVersion, copy.contentDocument]) {
    announce(engine, { operation: 'created', objectApiName: apiName, id, weakEtag, parentIds })
  }
  return copy
}
