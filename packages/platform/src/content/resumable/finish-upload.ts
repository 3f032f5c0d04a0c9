import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { AppError } from 'contract'
import type { PersonCaller } from '../../engine.ts'
import { type ArrivedFile, withArrivingFile } from '../arriving-file.ts'
import { authoriseUpload } from '../authorise-upload.ts'
import { HEAD_BYTES } from '../file-kind.ts'
import { makeFileRecords } from '../make-file-records.ts'
import { storedFile } from '../stored-file.ts'
import { cancelUpload } from './cancel-upload.ts'
import { describedBy } from './described-by.ts'
import { claimFinish, endFinish, holdsLease, type LeasedUpload, refusal, renewFinish } from './lease.ts'
import { discardParts, releaseParts } from './release-parts.ts'
import { type ResumableUpload, uploadColumns, uploadOf } from './resumable-upload.ts'

/**
 * Makes the records of a file whose last part has arrived. Its parts become one file, hashed in passing and durable before
 * one short transaction makes the records and completes the upload; then the parts are removed.
 *
 * @throws AppError `CONFLICT` when another request has taken over; `FILE_REFUSED` when its content does not match `sha256` of its metadata
 * or its file was refused too often, and then the upload is removed; those of the store and of a file's records.
 */
export async function finishUpload(
  caller: PersonCaller,
  upload: LeasedUpload,
  last: ArrivedFile,
): Promise<ResumableUpload> {
  try {
    return await makeWhole(caller, upload, last)
  } catch (error) {
    // Another request that took over has removed the parts: report that instead.
    const { database } = caller.engine
    if (!(await holdsLease(upload, database))) throw await refusal(caller, upload.id, database)
    if (!(error instanceof Unfinishable)) throw error
    // It is unknown which part is wrong, so the whole upload is removed.
    await cancelUpload(caller, upload.id)
    throw new AppError('FILE_REFUSED')
  }
}

/** Its content does not match its hash, or too many attempts to make its file have failed. */
class Unfinishable extends Error {
  override readonly name = 'Unfinishable'
}

async function makeWhole(caller: PersonCaller, upload: LeasedUpload, last: ArrivedFile): Promise<ResumableUpload> {
  const { engine } = caller
  const { rows } = await engine.database.query(
    'select storage_key from upload_part where upload_id = $1 order by start',
    [upload.id],
  )
  // A file in one part is whole as it is.
  if (rows.length === 0) return await makeRecords(caller, upload, last)
  const keys = [...rows.map(([key]) => String(key)), last.key]
  // Claimed before any byte is written: otherwise each repetition of the last request would copy all parts once more.
  try {
    if (!(await claimFinish(caller, upload))) throw new Unfinishable()
    const whole = joined(caller, upload, keys)
    const records = await withArrivingFile(engine, whole, (file) => makeRecords(caller, upload, file))
    await discardParts(engine, [last.key])
    return records
  } finally {
    await endFinish(caller, upload)
  }
}

/** The claim is renewed after so many bytes. */
const RENEWED_BYTES = 8 * 1024 * 1024

function joined(caller: PersonCaller, upload: LeasedUpload, keys: readonly string[]): Readable {
  async function* bytes(): AsyncGenerator<Buffer> {
    let sinceRenewal = 0
    for (const key of keys) {
      for await (const chunk of await caller.engine.fileStore.open(key)) {
        sinceRenewal += chunk.length
        if (sinceRenewal >= RENEWED_BYTES) {
          await renewFinish(caller, upload)
          sinceRenewal = 0
        }
        yield chunk
      }
    }
  }
  return Readable.from(bytes(), { objectMode: false })
}

async function makeRecords(caller: PersonCaller, upload: LeasedUpload, file: ArrivedFile): Promise<ResumableUpload> {
  const { engine } = caller
  if (file.bytes !== upload.size) throw new Error('An upload has another size than its parts together')
  const { fileName, contentDocumentId, sha256 = file.sha256, ...details } = describedBy(upload.metadata)
  if (sha256 !== file.sha256) throw new Unfinishable()
  const write = await authoriseUpload(caller, contentDocumentId)
  const head = await buffer(await engine.fileStore.open(file.key, { start: 0, end: HEAD_BYTES - 1 }))
  const stored = storedFile(file, fileName, head, details)
  const { completed, keys } = await engine.database.transaction(async (tx) => {
    if (!(await holdsLease(upload, tx))) throw await refusal(caller, upload.id, tx)
    const { versionId } = await makeFileRecords(caller, tx, write, { contentDocumentId }, stored)
    const { rows } = await tx.query(
      `update resumable_upload set received = size, version_id = $2::varchar,
         document_id = (select "ContentDocumentId" from records."ContentVersion" where "Id" = $2::varchar)
       where id = $1 returning ${uploadColumns}`,
      [upload.id, versionId],
    )
    return { completed: uploadOf(rows[0] ?? []), keys: await releaseParts(tx, [upload.id]) }
  })
  await discardParts(engine, keys)
  return completed
}
