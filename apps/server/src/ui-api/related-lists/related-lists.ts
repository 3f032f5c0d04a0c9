import type { Calls } from 'contract'
import type { CallContext } from '../../http/call-context.ts'
import type { Implementation } from '../../http/implementation.ts'
import { getRelatedListCount } from './get-related-list-count.ts'
import { getRelatedListRecords } from './get-related-list-records.ts'
import { getRelatedListsCount } from './get-related-lists-count.ts'

export const relatedLists: Implementation<Calls['relatedLists'], CallContext> = {
  getRelatedListRecords,
  getRelatedListCount,
  getRelatedListsCount,
}
