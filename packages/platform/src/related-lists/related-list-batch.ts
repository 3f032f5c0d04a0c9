import { AppError, limits, type RelatedListRecords } from 'contract'
import type { PersonCaller } from '../engine.ts'
import { type BatchItem, failure } from '../records/batch-item.ts'
import { findParent } from './find-related-list.ts'
import { type RelatedListPageParams, recordsOfRelated } from './related-list-records.ts'

export type RelatedListParameters = Pick<
  RelatedListPageParams,
  'fields' | 'optionalFields' | 'pageSize' | 'sortBy' | 'where'
> & { relatedListId: string }

/**
 * The first pages of several related lists of one record: as many results as lists, in their order. What is wrong with one
 * list is an item of its own; a parent that does not exist for the caller is the whole answer.
 *
 * @throws AppError `NOT_FOUND`, `INVALID_ID_FIELD`, `QUERY_TOO_COMPLICATED` when the pages hold too many rows in all.
 */
export async function relatedListBatch(
  caller: PersonCaller,
  parentRecordId: string,
  lists: readonly RelatedListParameters[],
): Promise<{ results: BatchItem<RelatedListRecords>[] }> {
  const rows = lists.reduce((sum, { pageSize = limits.relatedListRecordsPageSize }) => sum + Math.max(pageSize, 1), 0)
  if (lists.length > limits.idsPerRequest || rows > limits.relatedListBatchRows) {
    throw new AppError('QUERY_TOO_COMPLICATED', { reason: 'too many lists or rows in one batch' })
  }
  const parent = await findParent(caller, parentRecordId)
  const results: BatchItem<RelatedListRecords>[] = []
  for (const { relatedListId, ...page } of lists) {
    try {
      results.push({ statusCode: 200, result: await recordsOfRelated(caller, parent, relatedListId, page) })
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      results.push(failure(error))
    }
  }
  return { results }
}
