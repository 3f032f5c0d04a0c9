import { Readable } from 'node:stream'
import { AppError } from 'contract'
import type { Gateway } from 'platform'

export type MailedFile = { name: string; data: Uint8Array }

const CONFLICT = 409

/**
 * Attaches the files of a mailed reply to its case, visible to all readers of the comment.
 *
 * @param key - identifies the mail, so that a repeated mail attaches nothing twice.
 * @returns the names of the files that a rule or limit refused.
 */
export async function addMailedFiles(
  gateway: Gateway,
  { caseId, files, key }: { caseId: string; files: readonly MailedFile[]; key: string },
): Promise<string[]> {
  const refused: string[] = []
  for (const [index, file] of files.entries()) {
    const documentId = await uploadOnce(gateway, file, `mail ${key} file ${index}`)
    const link = { ContentDocumentId: documentId, LinkedEntityId: caseId }
    const isLinked =
      documentId !== null &&
      (await isTaken(
        gateway.records.create('ContentDocumentLink', link, { idempotencyKey: `mail ${key} link ${index}` }),
      ))
    if (!isLinked) refused.push(file.name)
  }
  return refused
}

/** Stores a file once. @returns the id of its document; null for a file that a rule or limit refuses. */
export async function uploadOnce(
  gateway: Gateway,
  { name, data }: MailedFile,
  idempotencyKey: string,
): Promise<string | null> {
  const upload = gateway.content.upload({
    data: Readable.from([data], { objectMode: false }),
    fileName: name,
    idempotencyKey,
  })
  return (await isTaken(upload)) ? (await upload).contentDocument.id : null
}

/** @returns false for a permanent refusal. @throws a temporary error. */
async function isTaken(write: Promise<unknown>): Promise<boolean> {
  try {
    await write
    return true
  } catch (error) {
    if (!(error instanceof AppError) || error.status >= 500 || error.status === CONFLICT) throw error
    return false
  }
}
