import type {
  ListInfo,
  ListInfoSummaries,
  ListObjectInfo,
  ListPreferences,
  ListRecords,
  ListUi,
  ListViewSummaries,
} from 'contract'
import type { PersonCaller } from '../engine.ts'
import type { RowsCounted } from '../metadata/caller-records.ts'
import type { PreferencesParams } from '../preferences/column-preferences.ts'
import type { BatchItem } from '../records/batch-item.ts'
import { countListRecords } from './count-list-records.ts'
import { findList, type ListReferenceParams } from './find-list.ts'
import { listInfo } from './list-info.ts'
import { type ListInfosParams, listInfos } from './list-infos.ts'
import { listObjectInfo } from './list-object-info.ts'
import type { ListPageParams } from './list-page-params.ts'
import { listPreferences, updateListPreferences } from './list-preferences.ts'
import { listRecords } from './list-records.ts'
import { listInfoSummaries, listViewSummaries, type SummariesParams } from './list-summaries.ts'
import { listUi } from './list-ui.ts'
import type { ListViewParams } from './read-list-view.ts'
import {
  createListView,
  deleteListView,
  type ListViewNames,
  type ListViewWanted,
  updateListView,
} from './write-list-view.ts'

/** Lists by name or id; names in any case. The list view name `MRU` or `__recent` is the recently used list. */
export type ListsGateway = {
  info(reference: ListReferenceParams): Promise<ListInfo>
  infos(params: ListInfosParams): Promise<{ results: BatchItem<ListInfo>[] }>
  ui(reference: ListReferenceParams, page?: ListPageParams): Promise<ListUi>
  records(reference: ListReferenceParams, page?: ListPageParams): Promise<ListRecords>
  /** For the application's own code; see `countListRecords`. */
  count(reference: ListReferenceParams, wanted: RowsCounted): Promise<number>
  /** The list views of an object: those of the metadata for the caller's profile and the caller's own. */
  summaries(objectApiName: string, params?: SummariesParams): Promise<ListViewSummaries>
  infoSummaries(objectApiName: string, params?: SummariesParams): Promise<ListInfoSummaries>
  objectInfo(objectApiName: string): Promise<ListObjectInfo>
  /** List views that users create are private to them. */
  create(
    objectApiName: string,
    params: ListViewWanted,
    options?: { idempotencyKey?: string | undefined },
  ): Promise<ListInfo>
  update(names: ListViewNames, params: ListViewParams): Promise<ListInfo>
  delete(names: ListViewNames): Promise<void>
  preferences(reference: ListReferenceParams): Promise<ListPreferences>
  setPreferences(reference: ListReferenceParams, params: PreferencesParams): Promise<ListPreferences>
}

export function createListsGateway(caller: PersonCaller): ListsGateway {
  return {
    info: async (reference) => listInfo(caller, await findList(caller, reference)),
    infos: (params) => listInfos(caller, params),
    ui: (reference, page = {}) => listUi(caller, reference, page),
    records: (reference, page = {}) => listRecords(caller, reference, page),
    count: (reference, wanted) => countListRecords(caller, reference, wanted),
    summaries: (objectApiName, params = {}) => listViewSummaries(caller, objectApiName, params),
    infoSummaries: (objectApiName, params = {}) => listInfoSummaries(caller, objectApiName, params),
    objectInfo: async (objectApiName) => listObjectInfo(caller, objectApiName),
    create: (objectApiName, params, options) => createListView(caller, objectApiName, params, options),
    update: (names, params) => updateListView(caller, names, params),
    delete: (names) => deleteListView(caller, names),
    preferences: (reference) => listPreferences(caller, reference),
    setPreferences: (reference, params) => updateListPreferences(caller, reference, params),
  }
}
