import { type RelatedListCount, relatedLists } from 'contract'
import type { ReadAdapter } from '../../adapter.ts'
import { batchViewOf } from '../../define/batch-view-of.ts'
import { callRequest } from '../../define/call-request.ts'
import { type ConfigFor, checked, id, integer, maybe, names } from '../../define/check.ts'
import type { BatchAnswer } from '../../fetch/take-records.ts'
import { getRelatedListCount } from './get-related-list-count.ts'

const params = { parentRecordId: id, relatedListNames: names }
const query = { maxCount: maybe(integer) }

export type GetRelatedListsCountConfig = ConfigFor<typeof params & typeof query>

/** Reads how many children several related lists of one record hold; only what the store lacks is asked for. */
export const getRelatedListsCount: ReadAdapter<GetRelatedListsCountConfig, BatchAnswer<RelatedListCount>> = {
  kind: 'read',
  name: 'getRelatedListsCount',
  open(engine, config) {
    const values = checked({ ...params, ...query }, config)
    if (values === null) return null
    const { relatedListNames, ...rest } = values
    return batchViewOf<RelatedListCount>(engine, {
      name: 'getRelatedListsCount',
      members: relatedListNames.flatMap(
        (relatedListId) => getRelatedListCount.callFor(engine, { ...rest, relatedListId }) ?? [],
      ),
      request: (positions) =>
        callRequest(
          relatedLists.getRelatedListsCount,
          { params, query },
          { ...rest, relatedListNames: positions.map((position) => relatedListNames[position]) },
        ),
    })
  },
}
