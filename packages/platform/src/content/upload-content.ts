import { randomBytes } from 'node:crypto'
import type { ContentDocumentComposite } from 'contract'
import { authoriseCreate } from '../access/authorise-write.ts'
import type { PersonCaller } from '../engine.ts'
import { compositeOf } from './content-composite.ts'
import { discardFile } from './discard-file.ts'
import { withHead } from './file-head.ts'
import { fileKindOf } from './file-kind.ts'
import { extensionOf, safeFileName } from './file-name.ts'
import { findDocument } from './find-document.ts'
import { makeFileRecords } from './make-file-records.ts'
import type { StoredFile, Upload } from './upload.ts'

/**
 * Stores a file: first the bytes, hashed in passing, then one short transaction that makes the records. When anything is
 * refused, the bytes are removed again.
 *
 * @returns the document and its new version, and the links of the document that the caller can see.
 * @throws AppError of the gate, of field values, of rules and of the store; `NOT_FOUND` for a document that does not exist
 * for the caller; `IDEMPOTENCY_KEY_REUSED`.
 */
export async function uploadContent(caller: PersonCaller, upload: Upload): Promise<ContentDocumentComposite> {
  const { database } = caller.engine
  const names = ['Title', 'PathOnClient', ...(upload.contentDocumentId === undefined ? [] : ['ContentDocumentId'])]
  const write = authoriseCreate(caller.grantsOf, 'ContentVersion', names)
  // Nobody sends a large file only to hear that its document does not exist.
  if (upload.contentDocumentId !== undefined) await findDocument(caller, upload.contentDocumentId)
  const key = randomBytes(24).toString('base64url')
  await database.query('insert into stored_file (storage_key, created_at) values ($1, app_now())', [key])
  try {
    const stored = await store(caller, key, upload)
    const made = await database.transaction((tx) => makeFileRecords(caller, tx, write, upload, stored))
    if (made.isRepeated) await discardFile(caller.engine, key)
    return await compositeOf(caller, made.versionId)
  } catch (error) {
    upload.data.destroy()
    // What cannot be removed now is swept later; the first error is the one worth reading.
    await discardFile(caller.engine, key).catch(() => undefined)
    throw error
  }
}

async function store({ engine }: PersonCaller, key: string, upload: Upload): Promise<StoredFile> {
  const fileName = safeFileName(upload.fileName)
  const { data, head } = withHead(upload.data)
  const { bytes, sha256 } = await engine.fileStore.write(key, data)
  const extension = extensionOf(fileName)
  const { fileType } = fileKindOf(extension, head())
  return { ...upload.details?.(), key, fileName, fileType, extension, bytes, sha256 }
}
