import { randomBytes } from 'node:crypto'
import { AppError } from 'contract'
import type { Queryable } from 'database'
import type { PersonCaller } from '../../engine.ts'
import { findUpload, knownForm, type ResumableUpload, uploadColumns, uploadOf } from './resumable-upload.ts'

/** Bounds the number of files in the store when a client sends a few bytes at a time. */
export const PARTS_AT_MOST = 5_000

/** An upload while one request adds to it. */
export type LeasedUpload = ResumableUpload & { lease: string }

/**
 * Takes the lease of an upload for one request; the next part of an earlier request is refused. A hanging request blocks no
 * other, and since every part is a separate file, two requests never write to one file.
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

/** Whether the request still holds the lease; within a transaction it stays locked until the end. */
export async function holdsLease({ id, lease }: LeasedUpload, database: Queryable): Promise<boolean> {
  const { rowCount } = await database.query('select from resumable_upload where id = $1 and lease = $2 for update', [
    id,
    lease,
  ])
  return rowCount === 1
}

/** Throws because another request has taken the lease. @throws AppError `NOT_FOUND` when it is gone. */
export async function refusal(caller: PersonCaller, id: string, database: Queryable): Promise<AppError> {
  await findUpload(caller, id, database)
  return new AppError('CONFLICT')
}
