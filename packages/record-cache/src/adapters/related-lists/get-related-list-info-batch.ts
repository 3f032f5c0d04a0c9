import * as relatedLists from 'contract/ui-api/related-lists'
import { id, maybe, name, names } from '../../define/check.ts'
import { defineBatch } from '../../define/define-batch.ts'
import { getRelatedListInfo } from './get-related-list-info.ts'

/** Reads the descriptions of several related lists of one object, in the order asked; only those that the store lacks are asked for. */
export const getRelatedListInfoBatch = defineBatch(
  'getRelatedListInfoBatch',
  relatedLists.getRelatedListInfoBatch,
  getRelatedListInfo,
  { parentObjectApiName: name, relatedListNames: names, recordTypeId: maybe(id) },
  { many: 'relatedListNames', one: 'relatedListId' },
)
