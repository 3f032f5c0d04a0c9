import type {
  RelatedListCount,
  RelatedListInfo,
  RelatedListPreferences,
  RelatedListRecords,
  RelatedListSummaries,
} from 'contract'
import type { PersonCaller } from '../engine.ts'
import type { PreferencesParams } from '../preferences/column-preferences.ts'
import type { BatchItem } from '../records/batch-item.ts'
import { type RelatedListParameters, relatedListBatch } from './related-list-batch.ts'
import { type CountItem, type CountParams, relatedListCount, relatedListCounts } from './related-list-count.ts'
import {
  type RelatedListInfoChange,
  type RelatedListInfoParams,
  relatedListInfo,
  relatedListInfos,
  relatedListSummaries,
  updateRelatedListInfo,
} from './related-list-info.ts'
import {
  relatedListPreferences,
  relatedListPreferencesBatch,
  updateRelatedListPreferences,
} from './related-list-preferences.ts'
import { type RelatedListPageParams, relatedListRecords } from './related-list-records.ts'

type ByRecordType = { recordTypeId?: string | undefined }

/** The children of a record. A parent that does not exist for the caller is `NOT_FOUND` in every call. */
export type RelatedListsGateway = {
  records(parentRecordId: string, relatedListId: string, page?: RelatedListPageParams): Promise<RelatedListRecords>
  recordsBatch(
    parentRecordId: string,
    lists: readonly RelatedListParameters[],
  ): Promise<{ results: BatchItem<RelatedListRecords>[] }>
  count(parentRecordId: string, relatedListId: string, params?: CountParams): Promise<RelatedListCount>
  counts(
    parentRecordId: string,
    relatedListIds: readonly string[],
    params?: CountParams,
  ): Promise<{ hasErrors: boolean; results: CountItem[] }>
  summaries(parentObjectApiName: string, params?: ByRecordType): Promise<RelatedListSummaries>
  info(parentObjectApiName: string, relatedListId: string, params?: RelatedListInfoParams): Promise<RelatedListInfo>
  infos(
    parentObjectApiName: string,
    relatedListIds: readonly string[],
    params?: ByRecordType,
  ): Promise<{ results: BatchItem<RelatedListInfo>[] }>
  updateInfo(
    parentObjectApiName: string,
    relatedListId: string,
    change: RelatedListInfoChange,
    params?: ByRecordType,
  ): Promise<RelatedListInfo>
  /** By ids such as `Parent__c.RelatedList`; preferences are private to each person. */
  preferences(preferencesId: string): Promise<RelatedListPreferences>
  preferencesBatch(preferencesIds: readonly string[]): Promise<{ results: BatchItem<RelatedListPreferences>[] }>
  setPreferences(preferencesId: string, params: PreferencesParams): Promise<RelatedListPreferences>
}

export function createRelatedListsGateway(caller: PersonCaller): RelatedListsGateway {
  return {
    records: (parentId, listId, page = {}) => relatedListRecords(caller, parentId, listId, page),
    recordsBatch: (parentId, lists) => relatedListBatch(caller, parentId, lists),
    count: (parentId, listId, params = {}) => relatedListCount(caller, parentId, listId, params),
    counts: (parentId, listIds, params = {}) => relatedListCounts(caller, parentId, listIds, params),
    summaries: async (parent, { recordTypeId } = {}) => relatedListSummaries(caller, parent, recordTypeId),
    info: (parent, listId, params = {}) => relatedListInfo(caller, parent, listId, params),
    infos: (parent, listIds, params = {}) => relatedListInfos(caller, parent, listIds, params),
    updateInfo: (parent, listId, change, params = {}) => updateRelatedListInfo(caller, parent, listId, change, params),
    preferences: (preferencesId) => relatedListPreferences(caller, preferencesId),
    preferencesBatch: (preferencesIds) => relatedListPreferencesBatch(caller, preferencesIds),
    setPreferences: (preferencesId, params) => updateRelatedListPreferences(caller, preferencesId, params),
  }
}
