import { AppError, type ListInfo, limits } from 'contract'
import type { PersonCaller } from '../engine.ts'
import { answerItems, type BatchItem } from '../records/batch-item.ts'
import { findList, type ListReferenceParams } from './find-list.ts'
import { listInfo } from './list-info.ts'

/** Ids of list views, and names such as `Case.AllCases`. */
export type ListInfosParams = { ids?: readonly string[] | undefined; names?: readonly string[] | undefined }

/**
 * Definitions of several lists: one result for each id, then one for each name, in their order.
 *
 * @throws AppError `MISSING_ARGUMENT`, `QUERY_TOO_COMPLICATED`.
 */
export async function listInfos(
  caller: PersonCaller,
  { ids = [], names = [] }: ListInfosParams,
): Promise<{ results: BatchItem<ListInfo>[] }> {
  const references = [...ids.map((listViewId) => ({ listViewId })), ...names.map(referenceOf)]
  if (references.length === 0) throw new AppError('MISSING_ARGUMENT', { parameter: 'ids or names' })
  if (references.length > limits.idsPerRequest) {
    throw new AppError('QUERY_TOO_COMPLICATED', { reason: `more than ${limits.idsPerRequest} lists` })
  }
  return { results: await answerItems(references, (reference) => listInfoNamed(caller, reference)) }
}

/** The definition of one list. @throws AppError `NOT_FOUND`. */
export async function listInfoNamed(caller: PersonCaller, reference: ListReferenceParams): Promise<ListInfo> {
  return listInfo(caller, await findList(caller, reference))
}

function referenceOf(name: string): ListReferenceParams {
  const [objectApiName = '', ...rest] = name.split('.')
  return { objectApiName, listViewApiName: rest.join('.') }
}
