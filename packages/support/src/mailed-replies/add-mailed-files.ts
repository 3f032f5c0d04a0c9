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
  for (const [index, { name, data }] of files.entries()) {
    try {
      const uploaded = await gateway.content.upload({
        data: Readable.from([data], { objectMode: false }),
        fileName: name,
        idempotencyKey: `mail ${key} file ${index}`,
      })
      const link = { ContentDocumentId: uploaded.contentDocument.id, LinkedEntityId: caseId }
      await gateway.records.create('ContentDocumentLink', link, { idempotencyKey: `mail ${key} link ${index}` })
    } catch (error) {
      if (!(error instanceof AppError) || error.status >= 500 || error.status === CONFLICT) throw error
      refused.push(name)
    }
  }
  return refused
}
