import * as relatedLists from 'contract/ui-api/related-lists'
import type { ConfigOf } from '../../adapter.ts'
import { id, integer, maybe, names } from '../../define/check.ts'
import { defineBatch } from '../../define/define-batch.ts'
import { getRelatedListCount } from './get-related-list-count.ts'

/** Reads how many children several related lists of one record hold; only what the store lacks is asked for. */
export const getRelatedListsCount = defineBatch(
  'getRelatedListsCount',
  relatedLists.getRelatedListsCount,
  getRelatedListCount,
  { parentRecordId: id, relatedListNames: names, maxCount: maybe(integer) },
  { many: 'relatedListNames', one: 'relatedListId' },
)

export type GetRelatedListsCountConfig = ConfigOf<typeof getRelatedListsCount>
