import type { PersonCaller } from '../../engine.ts'
import { discardParts, releaseParts } from './release-parts.ts'
import { findUpload } from './resumable-upload.ts'

/**
 * Removes an upload of the caller and its bytes; the records of a complete one stay.
 *
 * @throws AppError `NOT_FOUND` for an upload that does not exist for the caller.
 */
export async function cancelUpload(caller: PersonCaller, id: string): Promise<void> {
  const { database } = caller.engine
  const keys = await database.transaction(async (tx) => {
    const upload = await findUpload(caller, id, tx)
    // Waits for a request that adds a part at this moment: the part counts, or the request finds the upload gone.
    await tx.query('select from resumable_upload where id = $1 for update', [upload.id])
    const released = await releaseParts(tx, [upload.id])
    await tx.query('delete from resumable_upload where id = $1', [upload.id])
    return released
  })
  await discardParts(caller.engine, keys)
}
