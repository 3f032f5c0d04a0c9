import { Readable } from 'node:stream'
import { AppError } from 'contract'
import type { PersonCaller } from '../../engine.ts'
import { type ArrivedFile, withArrivingFile } from '../arriving-file.ts'
import { cutIntoParts } from './cut-into-parts.ts'
import { finishUpload } from './finish-upload.ts'
import { type LeasedUpload, refusal, takeLease } from './lease.ts'
import { type ResumableUpload, uploadColumns, uploadOf } from './resumable-upload.ts'

/** The most bytes that must be sent again after a broken connection. */
export const PART_BYTES = 8 * 1024 * 1024

/**
 * Adds bytes to an upload of the caller. They are stored in parts; each counts once it is durable and this request still holds
 * the lease of the upload. A later request for the same upload takes the lease, so that a client can resume while its first
 * connection hangs. The bytes that complete the file make its records, and the upload is complete only with them; when they are
 * refused, the last part is to be sent again.
 *
 * @param offset - where the bytes belong: as many as were received before.
 * @returns the upload as it is afterwards.
 * @throws AppError `NOT_FOUND` for an upload that does not exist for the caller; `CONFLICT` for another offset than the one to
 * continue at, and once another request has taken over; `FILE_TOO_LARGE` for more bytes than were announced; `FILE_REFUSED` for
 * too many parts; those of a file's records. When `data` fails, what came before counts, and its error rises.
 */
export async function appendToUpload(
  caller: PersonCaller,
  id: string,
  offset: number,
  data: Readable,
): Promise<ResumableUpload> {
  const { lease, ...leasedUpload } = await takeLease(caller, id, offset)
  const parts = cutIntoParts(data, PART_BYTES)
  let upload: ResumableUpload = leasedUpload
  while (upload.created === null) {
    const part = upload.size === 0 ? Readable.from([]) : await parts.next()
    if (part === null) break
    const leased = { ...upload, lease }
    upload = await withArrivingFile(caller.engine, part, (file) => addPart(caller, leased, file))
  }
  if (parts.failure !== undefined) throw parts.failure
  return upload
}

/** Counts a part that has arrived; the last one makes the records of the file. */
async function addPart(caller: PersonCaller, upload: LeasedUpload, part: ArrivedFile): Promise<ResumableUpload> {
  const received = upload.received + part.bytes
  if (received > upload.size) throw new AppError('FILE_TOO_LARGE')
  if (received === upload.size) return await finishUpload(caller, upload, part)
  return await caller.engine.database.transaction(async (tx) => {
    const { rows } = await tx.query(
      `update resumable_upload set received = $3 where id = $1 and lease = $2 returning ${uploadColumns}`,
      [upload.id, upload.lease, received],
    )
    const [row] = rows
    if (!row) throw await refusal(caller, upload.id, tx)
    const { rowCount } = await tx.query(
      `with taken as (delete from stored_file where storage_key = $4 returning storage_key)
       insert into upload_part (upload_id, start, bytes, storage_key) select $1::varchar, $2::bigint, $3::bigint, storage_key from taken`,
      [upload.id, upload.received, part.bytes, part.key],
    )
    if (rowCount !== 1) throw new AppError('FILE_REFUSED')
    return uploadOf(row)
  })
}
