import * as relatedLists from 'contract/ui-api/related-lists'
import { id, maybe, name } from '../../define/check.ts'
import { defineRead } from '../../define/define-read.ts'
import * as lifetimesMs from '../../lifetimes.ts'

/** Reads which related lists records of an object have. */
export const getRelatedListsInfo = defineRead(
  'getRelatedListsInfo',
  relatedLists.getRelatedListsInfo,
  lifetimesMs.relatedListInfo,
  { parentObjectApiName: name, recordTypeId: maybe(id) },
)
