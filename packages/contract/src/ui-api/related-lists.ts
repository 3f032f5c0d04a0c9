import { type CallOf, UI_API } from '../call.ts'
import type * as schemas from './related-lists.schemas.ts'

export const getRelatedListRecords: CallOf<typeof schemas.getRelatedListRecords> = {
  method: 'POST',
  path: `${UI_API}/related-list-records/{parentRecordId}/{relatedListId}`,
}

export const getRelatedListCount: CallOf<typeof schemas.getRelatedListCount> = {
  method: 'GET',
  path: `${UI_API}/related-list-count/{parentRecordId}/{relatedListId}`,
}

export const getRelatedListsCount: CallOf<typeof schemas.getRelatedListsCount> = {
  method: 'GET',
  path: `${UI_API}/related-list-count/batch/{parentRecordId}/{relatedListNames}`,
}

export const getRelatedListRecordsBatch: CallOf<typeof schemas.getRelatedListRecordsBatch> = {
  method: 'POST',
  path: `${UI_API}/related-list-records/batch/{parentRecordId}`,
}

export const getRelatedListsInfo: CallOf<typeof schemas.getRelatedListsInfo> = {
  method: 'GET',
  path: `${UI_API}/related-list-info/{parentObjectApiName}`,
}

export const getRelatedListInfo: CallOf<typeof schemas.getRelatedListInfo> = {
  method: 'GET',
  path: `${UI_API}/related-list-info/{parentObjectApiName}/{relatedListId}`,
}

export const getRelatedListInfoBatch: CallOf<typeof schemas.getRelatedListInfoBatch> = {
  method: 'GET',
  path: `${UI_API}/related-list-info/batch/{parentObjectApiName}/{relatedListNames}`,
}

export const updateRelatedListInfo: CallOf<typeof schemas.updateRelatedListInfo> = {
  method: 'PATCH',
  path: `${UI_API}/related-list-info/{parentObjectApiName}/{relatedListId}`,
}

export const getRelatedListPreferences: CallOf<typeof schemas.getRelatedListPreferences> = {
  method: 'GET',
  path: `${UI_API}/related-list-preferences/{preferencesId}`,
}

export const getRelatedListPreferencesBatch: CallOf<typeof schemas.getRelatedListPreferencesBatch> = {
  method: 'GET',
  path: `${UI_API}/related-list-preferences/batch/{preferencesIds}`,
}

export const updateRelatedListPreferences: CallOf<typeof schemas.updateRelatedListPreferences> = {
  method: 'PATCH',
  path: `${UI_API}/related-list-preferences/{preferencesId}`,
}
