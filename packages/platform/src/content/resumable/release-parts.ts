import type { Transaction } from 'database'
import type { Engine } from '../../engine.ts'
import { discardFile } from '../discard-file.ts'

/**
 * Removes the parts of uploads and lists their files for the sweep, with the age of the upload.
 *
 * @returns the keys of the parts, for {@link discardParts} once the transaction is committed.
 */
export async function releaseParts(tx: Transaction, uploadIds: readonly string[]): Promise<string[]> {
  const { rows } = await tx.query(
    `with gone as (delete from upload_part where upload_id = any($1) returning upload_id, storage_key)
     insert into stored_file (storage_key, created_at)
     select storage_key, created_at from gone join resumable_upload on id = upload_id returning storage_key`,
    [uploadIds],
  )
  return rows.map(([key]) => String(key))
}

/** Removes files that no row refers to. What cannot be removed now is swept later. */
export async function discardParts(engine: Engine, keys: readonly string[]): Promise<void> {
  for (const key of keys) await discardFile(engine, key).catch(() => undefined)
}
