import { AppError } from 'contract'
import type { Queryable } from 'database'
import type { PersonCaller } from '../../engine.ts'

/** A resumable upload: a file sent in several requests. */
export type ResumableUpload = {
  id: string
  /** Of the whole file, in bytes. */
  size: number
  /** How many bytes are durable; the next ones continue there. */
  received: number
  /** As the client sent it. `filename`, `title`, `description`, `contentDocumentId` and `sha256` are used; the rest is stored only. */
  metadata: UploadMetadata
  /** The records of the file; null until all of it has arrived. */
  created: { documentId: string; versionId: string } | null
}

export type UploadMetadata = Readonly<Record<string, string | null>>

/** The columns that {@link uploadOf} reads. */
export const uploadColumns = 'id, size, received, metadata, document_id, version_id'

export function uploadOf([id, size, received, metadata, documentId, versionId]: readonly unknown[]): ResumableUpload {
  return {
    id: String(id),
    size: Number(size),
    received: Number(received),
    metadata: metadata as UploadMetadata,
    created: versionId === null ? null : { documentId: String(documentId), versionId: String(versionId) },
  }
}

/** Reads an upload of the caller. @throws AppError `NOT_FOUND`, also for another user's upload. */
export async function findUpload(
  { engine, principal }: PersonCaller,
  id: string,
  database: Queryable = engine.database,
): Promise<ResumableUpload> {
  const { rows } = await database.query(
    `select ${uploadColumns} from resumable_upload where id = $1 and user_id = $2`,
    [knownForm(id), principal.userId],
  )
  const [row] = rows
  if (!row) throw new AppError('NOT_FOUND')
  return uploadOf(row)
}

/** An id in the form that ids of uploads have. @throws AppError `NOT_FOUND` for any other. */
export function knownForm(id: string): string {
  if (!/^[\w-]{1,40}$/.test(id)) throw new AppError('NOT_FOUND')
  return id
}
