import { AppError } from 'contract'
import type { Transaction } from 'database'
import type { AuthorisedWrite } from '../access/authorise-write.ts'
import { type PersonCaller, systemCaller, within } from '../engine.ts'
import { recordedUserId } from '../guest.ts'
import type { Scalar } from '../metadata/scalar.ts'
import { claimKey, idempotentRequestOf, keepKey } from '../records/idempotency.ts'
import { changeRow, createRow, transactionTime } from '../records/write-row.ts'
import { checkNewVersion } from './check-new-version.ts'
import { descriptionValue, titleValue } from './file-details.ts'
import { findDocument } from './find-document.ts'
import type { StoredFile } from './stored-file.ts'
import type { Upload } from './upload.ts'

/** The target of an upload: a new document, or a new version of one; and the idempotency key. */
type UploadTarget = Pick<Upload, 'contentDocumentId' | 'idempotencyKey'>

/**
 * Makes the records of a file that is stored, within one transaction; a repeated idempotency key makes nothing.
 *
 * @returns the version, which is an earlier one when `isRepeated`.
 * @throws AppError of the gate, of field values and of rules.
 */
export async function makeFileRecords(
  caller: PersonCaller,
  tx: Transaction,
  write: AuthorisedWrite,
  upload: UploadTarget,
  stored: StoredFile,
): Promise<{ versionId: string; isRepeated: boolean }> {
  const { app } = caller.engine
  const inside = within(caller, tx)
  const { key, ...request } = stored
  const claim = idempotentRequestOf(caller, upload.idempotencyKey, ['file', upload.contentDocumentId ?? null, request])
  const earlier = claim ? await claimKey(tx, claim, await transactionTime(tx)) : null
  if (earlier !== null) return { versionId: earlier, isRepeated: true }
  const version = app.required('ContentVersion')
  const shared: [string, Scalar][] = [
    ['Title', titleValue(app, stored)],
    ['FileExtension', stored.extension === '' ? null : stored.extension],
    ['FileType', stored.fileType],
    ['ContentSize', stored.bytes],
  ]
  // A new version without a description keeps that of the document.
  const description = descriptionValue(app, stored)
  const described: [string, Scalar][] = description === null ? [] : [['Description', description]]
  const document = await documentFor(inside, tx, upload, [...shared, ...described])
  const values = new Map<string, Scalar>([
    ...shared,
    ['ContentDocumentId', document.id],
    ['VersionNumber', document.versions + 1],
    ['PathOnClient', stored.fileName],
    ['Sha256', stored.sha256],
    ['StorageKey', key],
    ['StorageAccount', caller.engine.quotas?.accountOf(caller.principal) ?? null],
  ])
  const versionId = await createRow(inside, tx, version, values, write.check)
  caller.engine.quotas?.addFileBytes(tx, caller.principal, stored.bytes)
  await showLatest(inside, tx, document, versionId, [...shared, ...described])
  const { rowCount } = await tx.query('delete from stored_file where storage_key = $1', [key])
  if (rowCount !== 1) throw new AppError('FILE_REFUSED')
  if (claim) keepKey(tx, claim, versionId)
  return { versionId, isRepeated: false }
}

type Document = { id: string; versions: number; isNew: boolean }

/** The document of the upload, made or locked. */
async function documentFor(
  caller: PersonCaller,
  tx: Transaction,
  upload: UploadTarget,
  shown: readonly [string, Scalar][],
): Promise<Document> {
  const { app, rowCache } = caller.engine
  const object = app.required('ContentDocument')
  if (upload.contentDocumentId !== undefined) {
    const id = await findDocument(caller, upload.contentDocumentId)
    const latestId = (await rowCache.lock(tx, object, [id], 'update')).get(id)?.row.get('LatestPublishedVersionId')
    // Checked after the lock, because no link can be added while it is held.
    await checkNewVersion(caller, id)
    const latest = (await rowCache.lock(tx, app.required('ContentVersion'), [String(latestId)], 'share')).get(
      String(latestId),
    )
    return { id, versions: Number(latest?.row.get('VersionNumber') ?? 0), isNew: false }
  }
  const values = new Map<string, Scalar>([...shown, ['OwnerId', recordedUserId(app, caller.principal)]])
  return { id: await createRow(caller, tx, object, values, () => undefined), versions: 0, isNew: true }
}

/** Copies the newest version's details to its document. For a new document this does not count as an edit. */
async function showLatest(
  caller: PersonCaller,
  tx: Transaction,
  { id, isNew }: Document,
  versionId: string,
  shown: readonly [string, Scalar][],
): Promise<void> {
  const object = caller.engine.app.required('ContentDocument')
  const locked = (await caller.engine.rowCache.lock(tx, object, [id], 'update')).get(id)
  if (!locked) throw new AppError('NOT_FOUND')
  const writer = isNew ? systemCaller(caller.engine, null) : caller
  const values = new Map<string, Scalar>([...shown, ['LatestPublishedVersionId', versionId]])
  await changeRow(writer, tx, object, locked, values, () => undefined)
}
