import { randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import { AppError, limits } from 'contract'
import type { PersonCaller } from '../../engine.ts'
import { authoriseUpload } from '../authorise-upload.ts'
import { descriptionValue, titleValue } from '../file-details.ts'
import { roomFor } from '../room-for-files.ts'
import { appendToUpload } from './append-to-upload.ts'
import { describedBy } from './described-by.ts'
import { findUpload, type ResumableUpload, type UploadMetadata } from './resumable-upload.ts'

/** Unfinished uploads per person: each may take its full size on disk. */
export const UNFINISHED_UPLOADS = 20
const RETRY_SECONDS = 60

/**
 * Creates a resumable upload, with every check that needs no bytes. An empty file is complete at once.
 *
 * @param size - of the whole file, in bytes.
 * @throws AppError of the gate and of field values; `NOT_FOUND` for a document that does not exist for the caller;
 * `FILE_TOO_LARGE`; `DAILY_LIMIT_REACHED` and `STORAGE_FULL` where it has no room; `TOO_MANY_REQUESTS` while too many uploads of
 * the caller are unfinished.
 */
export async function createUpload(
  caller: PersonCaller,
  { size, metadata }: { size: number; metadata: UploadMetadata },
): Promise<ResumableUpload> {
  const { engine, principal } = caller
  if (!Number.isSafeInteger(size) || size < 0) throw new AppError('INVALID_API_INPUT', { reason: 'it has no size' })
  if (size > limits.attachmentBytes) throw new AppError('FILE_TOO_LARGE')
  const { contentDocumentId, sha256, ...details } = describedBy(metadata)
  if (sha256 !== undefined && !/^[0-9a-f]{64}$/.test(sha256)) {
    throw new AppError('INVALID_API_INPUT', { reason: 'its sha256 has not 64 hexadecimal digits' })
  }
  await authoriseUpload(caller, contentDocumentId)
  titleValue(engine.app, details)
  descriptionValue(engine.app, details)
  const id = randomBytes(24).toString('base64url')
  const { rowCount } = await engine.database.transaction(async (tx) => {
    const room = await roomFor(caller, tx)
    room.require(size)
    return await tx.query(
      `insert into resumable_upload (id, user_id, size, metadata, created_at)
       select $1::varchar, $2::varchar, $3::bigint, $4::json, app_now()
       where (select count(*) from resumable_upload where user_id = $2 and version_id is null) < $5::int`,
      [id, principal.userId, size, JSON.stringify(metadata), UNFINISHED_UPLOADS],
    )
  })
  if (rowCount === 0) throw new AppError('TOO_MANY_REQUESTS', { seconds: RETRY_SECONDS })
  return size === 0 ? await appendToUpload(caller, id, 0, Readable.from([])) : await findUpload(caller, id)
}
