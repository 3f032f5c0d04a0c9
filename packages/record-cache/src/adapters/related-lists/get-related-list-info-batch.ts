import { type RelatedListInfo, relatedLists } from 'contract'
import type { ReadAdapter } from '../../adapter.ts'
import { batchViewOf } from '../../define/batch-view-of.ts'
import { callRequest } from '../../define/call-request.ts'
import { type ConfigFor, checked, id, maybe, name, names } from '../../define/check.ts'
import type { BatchAnswer } from '../../fetch/take-records.ts'
import { getRelatedListInfo } from './get-related-list-info.ts'

const params = { parentObjectApiName: name, relatedListNames: names }
const query = { recordTypeId: maybe(id) }

export type GetRelatedListInfoBatchConfig = ConfigFor<typeof params & typeof query>

/** Reads the descriptions of several related lists of one object, in the order asked; only those that the store lacks are asked for. */
export const getRelatedListInfoBatch: ReadAdapter<GetRelatedListInfoBatchConfig, BatchAnswer<RelatedListInfo>> = {
  kind: 'read',
  name: 'getRelatedListInfoBatch',
  open(engine, config) {
    const values = checked({ ...params, ...query }, config)
    if (values === null) return null
    const { relatedListNames, ...rest } = values
    return batchViewOf<RelatedListInfo>(engine, {
      name: 'getRelatedListInfoBatch',
      members: relatedListNames.flatMap(
        (relatedListId) => getRelatedListInfo.callFor(engine, { ...rest, relatedListId }) ?? [],
      ),
      request: (positions) =>
        callRequest(
          relatedLists.getRelatedListInfoBatch,
          { params, query },
          { ...rest, relatedListNames: positions.map((position) => relatedListNames[position]) },
        ),
    })
  },
}
