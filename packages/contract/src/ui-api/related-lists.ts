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
  getRelatedListRecordsBatch: defineCall<typeof schemas.getRelatedListRecordsBatch>({
    method: 'POST',
    path: `${UI_API}/related-list-records/batch/{parentRecordId}`,
    rate: 'read',
    summary: 'The first pages of several related lists of one record, in request order.',
  }),
  getRelatedListsInfo: defineCall<typeof schemas.getRelatedListsInfo>({
    method: 'GET',
    path: `${UI_API}/related-list-info/{parentObjectApiName}`,
    summary: 'The related lists that records of an object have for the caller.',
  }),
  getRelatedListInfo: defineCall<typeof schemas.getRelatedListInfo>({
    method: 'GET',
    path: `${UI_API}/related-list-info/{parentObjectApiName}/{relatedListId}`,
    summary: 'The definition of a related list: columns, order and what the caller set of it.',
  }),
  getRelatedListInfoBatch: defineCall<typeof schemas.getRelatedListInfoBatch>({
    method: 'GET',
    path: `${UI_API}/related-list-info/batch/{parentObjectApiName}/{relatedListNames}`,
    summary: 'The definitions of several related lists of one object, in request order.',
  }),
  updateRelatedListInfo: defineCall<typeof schemas.updateRelatedListInfo>({
    method: 'PATCH',
    path: `${UI_API}/related-list-info/{parentObjectApiName}/{relatedListId}`,
    summary: 'Sets the order and the columns of a related list for the caller.',
  }),
  getRelatedListPreferences: defineCall<typeof schemas.getRelatedListPreferences>({
    method: 'GET',
    path: `${UI_API}/related-list-preferences/{preferencesId}`,
    summary: 'What the caller set of a related list, whose id is Parent.RelatedList.',
  }),
  getRelatedListPreferencesBatch: defineCall<typeof schemas.getRelatedListPreferencesBatch>({
    method: 'GET',
    path: `${UI_API}/related-list-preferences/batch/{preferencesIds}`,
    summary: 'What the caller set of several related lists, in request order.',
  }),
  updateRelatedListPreferences: defineCall<typeof schemas.updateRelatedListPreferences>({
    method: 'PATCH',
    path: `${UI_API}/related-list-preferences/{preferencesId}`,
    summary: 'Changes what the caller set of a related list; columns that are not named keep what they have.',
  }),
}
