import { AppError, type ErrorEntry, limits, type RelatedListCount } from 'contract'
import { authorise } from '../access/authorise.ts'
import { eTagOf } from '../e-tag.ts'
import type { PersonCaller } from '../engine.ts'
import { runCount } from '../query/run.ts'
import { answerEach, failure } from '../records/batch-item.ts'
import { objectOfId } from '../records/record-id.ts'
import { findParent, findRelatedList, type Parent, rowsOf } from './find-related-list.ts'
import { relatedListReference } from './related-list-reference.ts'

const DEFAULT_MAX_COUNT = 100
const LARGEST_MAX_COUNT = 2_000

/** A count, or an error. The error is an object here; other batches have a list of errors. */
export type CountItem = { statusCode: number; result: RelatedListCount | ErrorEntry }

/** Upper bound of the count; absent means 100. */
export type CountParams = { maxCount?: number | undefined }

/**
 * Counts the children of a record that the caller can read, up to `maxCount`; `hasMore` is true if there are more.
 *
 * @throws AppError `NOT_FOUND` for the parent or the list, `NUMBER_OUTSIDE_VALID_RANGE`.
 */
export async function relatedListCount(
  caller: PersonCaller,
  parentRecordId: string,
  relatedListId: string,
  params: CountParams = {},
): Promise<RelatedListCount> {
  const maxCount = maxCountOf(params)
  const { object, id } = objectOfId(caller.engine.app, parentRecordId)
  if (!caller.grantsOf(object.apiName)) throw new AppError('NOT_FOUND')
  return countOf(caller, { object, id }, relatedListId, maxCount)
}

/**
 * Counts of several related lists of a record, in the order of the names. A list that does not exist for the caller is an item with 404; a
 * missing parent fails the whole call.
 */
export async function relatedListCounts(
  caller: PersonCaller,
  parentRecordId: string,
  relatedListIds: readonly string[],
  params: CountParams = {},
): Promise<{ hasErrors: boolean; results: CountItem[] }> {
  const maxCount = maxCountOf(params)
  if (relatedListIds.length > limits.idsPerRequest) {
    throw new AppError('QUERY_TOO_COMPLICATED', { reason: `more than ${limits.idsPerRequest} lists` })
  }
  const parent = await findParent(caller, parentRecordId)
  const results = await answerEach(relatedListIds, async (id): Promise<CountItem> => {
    try {
      return { statusCode: 200, result: await countOf(caller, parent, id, maxCount) }
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      const [entry] = failure(error).result
      if (entry === undefined) throw error
      return { statusCode: error.status, result: entry }
    }
  })
  return { hasErrors: results.some(({ statusCode }) => statusCode !== 200), results }
}

/** @throws AppError `NOT_FOUND` also for a parent that the caller cannot see, which the counting statement checks. */
async function countOf(
  caller: PersonCaller,
  parent: Parent,
  relatedListId: string,
  maxCount: number,
): Promise<RelatedListCount> {
  const related = findRelatedList(caller, parent, relatedListId)
  const where = rowsOf(related)
  const shape = {
    kind: 'count',
    object: related.child,
    where,
    words: null,
    limit: maxCount + 1,
    below: parent,
  } as const
  const counted = await runCount(caller.runner, authorise(caller.engine.app, shape, caller.grantsOf))
  if (counted === null) throw new AppError('NOT_FOUND')
  const body = {
    count: Math.min(counted, maxCount),
    hasMore: counted > maxCount,
    listReference: relatedListReference(related),
  }
  return { ...body, eTag: eTagOf(body) }
}

function maxCountOf({ maxCount = DEFAULT_MAX_COUNT }: CountParams): number {
  if (!Number.isInteger(maxCount) || maxCount < 1 || maxCount > LARGEST_MAX_COUNT) {
    throw new AppError('NUMBER_OUTSIDE_VALID_RANGE', { parameter: 'maxCount', min: 1, max: LARGEST_MAX_COUNT })
  }
  return maxCount
}
