import { AppError } from 'contract'
import type { PersonCaller } from '../engine.ts'
import { objectOfId } from '../records/record-id.ts'
import { recordsByIds } from '../records/records-by-ids.ts'
import { emptySelection } from '../shape/selection.ts'

/** The id of a document in its long form. @throws AppError `NOT_FOUND`, also for one that exists but not for the caller. */
export async function findDocument(caller: PersonCaller, contentDocumentId: string): Promise<string> {
  const { object, id } = objectOfId(caller.engine.app, contentDocumentId)
  if (object.apiName !== 'ContentDocument' || !caller.grantsOf(object.apiName)) throw new AppError('NOT_FOUND')
  const [document] = await recordsByIds(caller, object, [id], emptySelection())
  if (!document) throw new AppError('NOT_FOUND')
  return id
}
