import { type AuthorisedWrite, authoriseCreate } from '../access/authorise-write.ts'
import type { PersonCaller } from '../engine.ts'
import { checkNewVersion } from './check-new-version.ts'
import { findDocument } from './find-document.ts'

/**
 * Checks the gate before any bytes arrive, so that a forbidden upload fails early.
 *
 * @param contentDocumentId - the document that gets a new version; absent means a new document.
 * @throws AppError of the gate; `NOT_FOUND` for a document that does not exist for the caller.
 */
export async function authoriseUpload(caller: PersonCaller, contentDocumentId?: string): Promise<AuthorisedWrite> {
  const names = ['Title', 'PathOnClient', ...(contentDocumentId === undefined ? [] : ['ContentDocumentId'])]
  const write = authoriseCreate(caller.grantsOf, 'ContentVersion', names)
  if (contentDocumentId !== undefined) await checkNewVersion(caller, await findDocument(caller, contentDocumentId))
  return write
}
