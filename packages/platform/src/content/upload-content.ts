import type { ContentDocumentComposite } from 'contract'
import type { PersonCaller } from '../engine.ts'
import { withArrivingFile } from './arriving-file.ts'
import { authoriseUpload } from './authorise-upload.ts'
import { compositeOf } from './content-composite.ts'
import { discardFile } from './discard-file.ts'
import { withHead } from './file-head.ts'
import { makeFileRecords } from './make-file-records.ts'
import { withinRoom } from './room-for-files.ts'
import { storedFile } from './stored-file.ts'
import type { Upload } from './upload.ts'

/**
 * Stores a file: first the bytes, hashed in passing, then one short transaction that makes the records. When anything is
 * refused, the bytes are removed again.
 *
 * @returns the document and its new version, and the links of the document that the caller can see.
 * @throws AppError of the gate, of field values, of rules, of quotas and of the store; `NOT_FOUND` for a document that does not exist
 * for the caller; `IDEMPOTENCY_KEY_REUSED`.
 */
export async function uploadContent(caller: PersonCaller, upload: Upload): Promise<ContentDocumentComposite> {
  const { engine } = caller
  const write = await authoriseUpload(caller, upload.contentDocumentId)
  try {
    return await withinRoom(caller, upload.data, async (bounded) => {
      const { data, head } = withHead(bounded)
      return await withArrivingFile(engine, data, async (file) => {
        const stored = storedFile(file, upload.fileName, head(), upload.details?.())
        const records = await engine.database.transaction((tx) => makeFileRecords(caller, tx, write, upload, stored))
        if (records.isRepeated) await discardFile(engine, file.key)
        return await compositeOf(caller, records.versionId)
      })
    })
  } catch (error) {
    upload.data.destroy()
    throw error
  }
}
