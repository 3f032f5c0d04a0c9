import { randomBytes } from 'node:crypto'
import { AppError } from 'contract'
import type { Queryable } from 'database'
import type { PersonCaller } from '../../engine.ts'
import { freeBytes } from '../room-for-files.ts'
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
 * @throws AppError `NOT_FOUND`; `CONFLICT` for another offset than the upload has, and while another request makes its file; `FILE_REFUSED` for
 * too many parts.
 */
export async function takeLease(caller: PersonCaller, id: string, offset: number): Promise<LeasedUpload> {
  const { database } = caller.engine
  const lease = randomBytes(24).toString('base64url')
  const { rows } = await database.query(
    `update resumable_upload set lease = $4 where id = $1 and user_id = $2 and received = $3
       and (finishing_until is null or finishing_until < app_now())
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

/** How often the parts of an upload may be copied into one file: rules may refuse it, and a process may die. */
export const FINISHES_AT_MOST = 5
const FINISH_CLAIM = "app_now() + interval '30 seconds'"

/**
 * Claims for the holder of the lease that the parts become one file, which takes the size of the upload once more on disk. Renew it with
 * {@link renewFinish}.
 *
 * @returns false when it was claimed too often. @throws AppError `CONFLICT`, `NOT_FOUND`, and `STORAGE_FULL` when the disk has no room.
 */
export async function claimFinish(caller: PersonCaller, { id, lease }: LeasedUpload): Promise<boolean> {
  const { engine } = caller
  const { rows } = await engine.database.query(
    `update resumable_upload set finishing_until = ${FINISH_CLAIM}, finishes = finishes + 1
     where id = $1 and lease = $2 and (finishing_until is null or finishing_until < app_now())
     returning finishes`,
    [id, lease],
  )
  const [row] = rows
  if (!row) throw await refusal(caller, id, engine.database)
  if ((await freeBytes(engine, engine.database)) < 0) {
    // Nothing was copied: a full disk must not use up the attempts.
    await engine.database.query('update resumable_upload set finishes = finishes - 1 where id = $1 and lease = $2', [
      id,
      lease,
    ])
    throw new AppError('STORAGE_FULL')
  }
  return Number(row[0]) <= FINISHES_AT_MOST
}

/** Keeps the claim while the file is written. @throws AppError `CONFLICT`, and `NOT_FOUND` when the upload was cancelled. */
export async function renewFinish(caller: PersonCaller, { id, lease }: LeasedUpload): Promise<void> {
  const { database } = caller.engine
  const { rowCount } = await database.query(
    `update resumable_upload set finishing_until = ${FINISH_CLAIM} where id = $1 and lease = $2`,
    [id, lease],
  )
  if (rowCount === 0) throw await refusal(caller, id, database)
}

/** Lets other requests continue the upload. */
export async function endFinish({ engine }: PersonCaller, { id, lease }: LeasedUpload): Promise<void> {
  await engine.database.query('update resumable_upload set finishing_until = null where id = $1 and lease = $2', [
    id,
    lease,
  ])
}

/** Throws because another request has taken the lease. @throws AppError `NOT_FOUND` when it is gone. */
export async function refusal(caller: PersonCaller, id: string, database: Queryable): Promise<AppError> {
  await findUpload(caller, id, database)
  return new AppError('CONFLICT')
}
