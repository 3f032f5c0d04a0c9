import type { Transaction } from 'database'
import type { Engine } from '../engine.ts'
import { discardFile } from './discard-file.ts'
import { sweepUploads } from './resumable/sweep-uploads.ts'

const DOCUMENTS_AT_ONCE = 100

export type Swept = { documents: number; uploads: number; files: number }

/**
 * Removes documents that were made before a time and are attached to nothing, with their versions and bytes, uploads that
 * were begun before it, and bytes that an upload left behind. Several processes may sweep at once.
 *
 * @param olderThan - ISO 8601; younger documents may still be attached by the form they were uploaded in.
 * @returns how many documents, uploads and further files were removed.
 */
export async function sweepUnlinked(engine: Engine, olderThan: string): Promise<Swept> {
  let documents = 0
  for (;;) {
    const gone = await engine.database.transaction((tx) => removeDocuments(tx, olderThan))
    if (gone === 0) break
    documents += gone
  }
  const uploads = await sweepUploads(engine, olderThan)
  const { rows } = await engine.database.query('select storage_key from stored_file where created_at < $1', [olderThan])
  for (const [key] of rows) await discardFile(engine, String(key))
  return { documents, uploads, files: rows.length }
}

async function removeDocuments(tx: Transaction, olderThan: string): Promise<number> {
  const candidates = await tx.query(
    `select d."Id" from records."ContentDocument" d
     where d."CreatedDate" < $1
       and not exists (select from records."ContentDocumentLink" l where l."ContentDocumentId" = d."Id")
     order by d."Id" limit ${DOCUMENTS_AT_ONCE} for update skip locked`,
    [olderThan],
  )
  // A link may have been added between the query and the lock; under the lock none can.
  const { rows } = await tx.query(
    `select d."Id" from records."ContentDocument" d where d."Id" = any($1)
       and not exists (select from records."ContentDocumentLink" l where l."ContentDocumentId" = d."Id")`,
    [candidates.rows.map(([id]) => id)],
  )
  const ids = rows.map(([id]) => id)
  if (ids.length === 0) return 0
  await tx.query(
    `insert into stored_file (storage_key, created_at)
     select "StorageKey", "CreatedDate" from records."ContentVersion"
     where "ContentDocumentId" = any($1) and "StorageKey" is not null`,
    [ids],
  )
  await tx.query(FREE, [ids])
  await tx.query('update records."ContentDocument" set "LatestPublishedVersionId" = null where "Id" = any($1)', [ids])
  await tx.query('delete from records."ContentVersion" where "ContentDocumentId" = any($1)', [ids])
  await tx.query('delete from records."ContentDocument" where "Id" = any($1)', [ids])
  return ids.length
}

/** Gives the room of versions back to their accounts, in a fixed order so that concurrent sweeps cannot deadlock. */
const FREE = `
  with freed as (
    select "StorageAccount" as account_id, sum("ContentSize") as bytes from records."ContentVersion"
    where "ContentDocumentId" = any($1) and "StorageAccount" is not null group by 1
  ), locked as (
    select account_id from stored_bytes where account_id in (select account_id from freed) order by account_id for update
  )
  update stored_bytes set bytes = greatest(0, stored_bytes.bytes - freed.bytes)
  from freed join locked using (account_id) where stored_bytes.account_id = freed.account_id`
