import { type RelatedListCount, relatedLists } from 'contract'
import type { ReadAdapter } from '../../adapter.ts'
import { pathOf, queryOf } from '../../fetch/record-requests.ts'
import { recordKey } from '../../keys.ts'
import { type RepresentationCall, representationView } from '../../read/representation-view.ts'

export type GetRelatedListCountConfig = {
  readonly parentRecordId: string
  readonly relatedListId: string
  /** Counting stops there. */
  readonly maxCount?: number
}

/** Reads how many children a related list holds. */
export const getRelatedListCount: ReadAdapter<GetRelatedListCountConfig, RelatedListCount> = {
  kind: 'read',
  name: 'getRelatedListCount',
  open(engine, config) {
    const parentRecordId = recordKey(config.parentRecordId)
    if (parentRecordId === null || typeof config.relatedListId !== 'string' || config.relatedListId === '') return null
    return representationView<RelatedListCount>(engine, relatedListCount({ ...config, parentRecordId }))
  },
}

/** How one count is asked for and kept. */
export function relatedListCount({
  parentRecordId,
  relatedListId,
  maxCount,
}: GetRelatedListCountConfig): RepresentationCall {
  return {
    name: 'getRelatedListCount',
    key: `related-list-count:${parentRecordId}:${relatedListId}:${maxCount ?? ''}`,
    lifetime: 'relatedListCount',
    parentId: parentRecordId,
    request: () => ({
      method: 'GET',
      path: pathOf(relatedLists.getRelatedListCount.path, { parentRecordId, relatedListId }),
      query: queryOf({ maxCount }),
    }),
  }
}
