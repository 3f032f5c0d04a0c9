import type { Calls } from 'contract'
import type { CallContext } from '../../http/call-context.ts'
import type { Implementation } from '../../http/implementation.ts'
import { getRelatedListCount } from './get-related-list-count.ts'
import { getRelatedListInfo } from './get-related-list-info.ts'
import { getRelatedListInfoBatch } from './get-related-list-info-batch.ts'
import { getRelatedListPreferences } from './get-related-list-preferences.ts'
import { getRelatedListPreferencesBatch } from './get-related-list-preferences-batch.ts'
import { getRelatedListRecords } from './get-related-list-records.ts'
import { getRelatedListRecordsBatch } from './get-related-list-records-batch.ts'
import { getRelatedListsCount } from './get-related-lists-count.ts'
import { getRelatedListsInfo } from './get-related-lists-info.ts'
import { updateRelatedListInfo } from './update-related-list-info.ts'
import { updateRelatedListPreferences } from './update-related-list-preferences.ts'

export const relatedLists: Implementation<Calls['relatedLists'], CallContext> = {
  getRelatedListRecords,
  getRelatedListRecordsBatch,
  getRelatedListCount,
  getRelatedListsCount,
  getRelatedListsInfo,
  getRelatedListInfo,
  getRelatedListInfoBatch,
  updateRelatedListInfo,
  getRelatedListPreferences,
  getRelatedListPreferencesBatch,
  updateRelatedListPreferences,
}
