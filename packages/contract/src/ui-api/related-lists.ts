import { defineCall, UI_API } from '../call.ts'
import type * as schemas from './related-lists.schemas.ts'

export const relatedLists = {
  getRelatedListRecords: defineCall<typeof schemas.getRelatedListRecords>({
    method: 'POST',
    path: `${UI_API}/related-list-records/{parentRecordId}/{relatedListId}`,
    rate: 'read',
    summary: 'One page of the children of a record in one of its related lists.',
  }),
  getRelatedListCount: defineCall<typeof schemas.getRelatedListCount>({
    method: 'GET',
    path: `${UI_API}/related-list-count/{parentRecordId}/{relatedListId}`,
    summary: 'How many children a related list holds for the caller, up to maxCount.',
  }),
  getRelatedListsCount: defineCall<typeof schemas.getRelatedListsCount>({
    method: 'GET',
    path: `${UI_API}/related-list-count/batch/{parentRecordId}/{relatedListNames}`,
    summary: 'The counts of several related lists of one record.',
  }),
}
