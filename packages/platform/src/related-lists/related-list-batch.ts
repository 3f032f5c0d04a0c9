import { AppError, limits, type RecordShape, type RelatedListRecords } from 'contract'
import type { PersonCaller } from '../engine.ts'
import { refuseLongAnswer } from '../records/answered-texts.ts'
import { answerItems, type BatchItem } from '../records/batch-item.ts'
import { findParent } from './find-related-list.ts'
import { type RelatedListPageParams, recordsOfRelated } from './related-list-records.ts'

export type RelatedListParameters = Pick<
  RelatedListPageParams,
  'fields' | 'optionalFields' | 'pageSize' | 'sortBy' | 'where'
> & { relatedListId: string }

/**
 * The first pages of several related lists of a record: one result for each list, in their order. An error in one list is the result of its
 * item; a parent that does not exist for the caller fails the whole call.
 *
 * @throws AppError `NOT_FOUND`, `INVALID_ID_FIELD`, `QUERY_TOO_COMPLICATED` if the pages have too many rows in all.
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
  let mostValues = limits.valuesPerPage
  const results = await answerItems(lists, async ({ relatedListId, ...page }) => {
    const answer = await recordsOfRelated(caller, parent, relatedListId, { ...page, mostValues })
    mostValues -= valuesOf(answer.records)
    return answer
  })
  refuseManyValues(results)
  refuseLongAnswer(
    caller.engine.app,
    results.flatMap(({ result }) => ('records' in result ? result.records : [])),
  )
  return { results }
}

/** Counts a repeated list each time: it is read once, but serialised repeatedly. */
function refuseManyValues(results: readonly BatchItem<RelatedListRecords>[]): void {
  const values = results.reduce((sum, { result }) => sum + ('records' in result ? valuesOf(result.records) : 0), 0)
  if (values > limits.valuesPerPage) {
    throw new AppError('QUERY_TOO_COMPLICATED', { reason: `more than ${limits.valuesPerPage} values in one batch` })
  }
}

function valuesOf(records: readonly RecordShape[]): number {
  let count = 0
  for (const { fields } of records) {
    for (const { value } of Object.values(fields)) {
      count += typeof value === 'object' && value !== null ? valuesOf([value]) : 1
    }
  }
  return count
}
