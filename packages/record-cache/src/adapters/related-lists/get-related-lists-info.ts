import { relatedLists } from 'contract'
import { id, maybe, name } from '../../define/check.ts'
import { defineRead } from '../../define/define-read.ts'

/** Reads which related lists records of an object have. */
export const getRelatedListsInfo = defineRead({
  name: 'getRelatedListsInfo',
  call: relatedLists.getRelatedListsInfo,
  lifetime: 'relatedListInfo',
  params: { parentObjectApiName: name },
  query: { recordTypeId: maybe(id) },
})
