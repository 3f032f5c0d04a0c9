import { Readable } from 'node:stream'
import { AppError, limits } from 'contract'
import type { Gateway } from 'platform'
import type { MailedFile } from './mailed-reply.ts'

const CONFLICT = 409

/**
 * Attaches the files of a mailed reply: small ones to its comment, larger ones to the case.
 *
 * @param key - of the mail: a repeated mail attaches nothing twice.
 * @returns the names of the files that the rules or a limit refuse.
 */
export async function addMailedFiles(
  gateway: Gateway,
  { caseId, commentId, files, key }: { caseId: string; commentId: string; files: readonly MailedFile[]; key: string },
): Promise<string[]> {
  const refused: string[] = []
  for (const [index, { name, data }] of files.entries()) {
    try {
      const made = await gateway.content.upload({
        data: Readable.from([data], { objectMode: false }),
        fileName: name,
        idempotencyKey: `mail ${key} file ${index}`,
      })
      const onComment = data.length <= limits.commentFileBytes
      const link = { ContentDocumentId: made.contentDocument.id, LinkedEntityId: onComment ? commentId : caseId }
      await gateway.records.create('ContentDocumentLink', link, { idempotencyKey: `mail ${key} link ${index}` })
    } catch (error) {
      if (!(error instanceof AppError) || error.status >= 500 || error.status === CONFLICT) throw error
      refused.push(name)
    }
  }
  return refused
}
