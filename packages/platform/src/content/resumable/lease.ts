import { randomBytes } from 'node:crypto'
import { AppError } from 'contract'
import type { Queryable } from 'database'
import type { PersonCaller } from '../../engine.ts'
import { findUpload, knownForm, type ResumableUpload, uploadColumns, uploadOf } from './resumable-upload.ts'

/** Who sends a few bytes at a time would fill the store with files. */
export const PARTS_AT_MOST = 5_000

/** An upload while one request adds to it. */
export type LeasedUpload = ResumableUpload & { lease: string }

/**
 * Takes an upload of the caller for one request, whoever had it before: their next part is refused. A request that hangs
 * holds nobody up, and since every part is a file of its own, two requests never write into one.
 *
 * @param offset - where the request wants to continue.
 * @throws AppError `NOT_FOUND`; `CONFLICT` for another offset than the upload has; `FILE_REFUSED` for too many parts.
 */
export async function takeLease(caller: PersonCaller, id: string, offset: number): Promise<LeasedUpload> {
  const { database } = caller.engine
  const lease = randomBytes(24).toString('base64url')
  const { rows } = await database.query(
    `update resumable_upload set lease = $4 where id = $1 and user_id = $2 and received = $3
     returning ${uploadColumns}, (select count(*) from upload_part where upload_id = $1)`,
    [knownForm(id), caller.principal.userId, offset, lease],
  )
  const [row] = rows
  if (!row) throw await refusal(caller, id, database)
  if (Number(row.at(-1)) >= PARTS_AT_MOST) throw new AppError('FILE_REFUSED')
  return { ...uploadOf(row), lease }
}

/** Whether the request still has its upload; within a transaction it keeps it until the end. */
export async function holdsLease({ id, lease }: LeasedUpload, database: Queryable): Promise<boolean> {
  const { rowCount } = await database.query('select from resumable_upload where id = $1 and lease = $2 for update', [
    id,
    lease,
  ])
  return rowCount === 1
}

/** Why nothing can be added: another request goes on with the upload. @throws AppError `NOT_FOUND` when it is gone. */
export async function refusal(caller: PersonCaller, id: string, database: Queryable): Promise<AppError> {
  await findUpload(caller, id, database)
  return new AppError('CONFLICT')
}
