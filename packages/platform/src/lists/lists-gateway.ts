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
import type { PreferencesAsked } from '../preferences/column-preferences.ts'
import type { BatchItem } from '../records/batch-item.ts'
import { findList, type ListReferenceAsked } from './find-list.ts'
import { listInfo } from './list-info.ts'
import { type ListInfosAsked, listInfos } from './list-infos.ts'
import { listObjectInfo } from './list-object-info.ts'
import type { ListPageAsked } from './list-page-asked.ts'
import { listPreferences, updateListPreferences } from './list-preferences.ts'
import { listRecords } from './list-records.ts'
import { listInfoSummaries, listViewSummaries, type SummariesAsked } from './list-summaries.ts'
import { listUi } from './list-ui.ts'
import type { ListViewAsked } from './read-list-view.ts'
import {
  createListView,
  deleteListView,
  type ListViewNames,
  type ListViewWanted,
  updateListView,
} from './write-list-view.ts'

/** Lists by name or id; names in any case. The list view name `MRU` or `__recent` is the recently used list. */
export type ListsGateway = {
  info(reference: ListReferenceAsked): Promise<ListInfo>
  infos(asked: ListInfosAsked): Promise<{ results: BatchItem<ListInfo>[] }>
  ui(reference: ListReferenceAsked, page?: ListPageAsked): Promise<ListUi>
  records(reference: ListReferenceAsked, page?: ListPageAsked): Promise<ListRecords>
  /** The list views of an object: those of the metadata for the caller's profile and the caller's own. */
  summaries(objectApiName: string, asked?: SummariesAsked): Promise<ListViewSummaries>
  infoSummaries(objectApiName: string, asked?: SummariesAsked): Promise<ListInfoSummaries>
  objectInfo(objectApiName: string): Promise<ListObjectInfo>
  /** List views that somebody makes exist for their maker alone. */
  create(
    objectApiName: string,
    asked: ListViewWanted,
    options?: { idempotencyKey?: string | undefined },
  ): Promise<ListInfo>
  update(names: ListViewNames, asked: ListViewAsked): Promise<ListInfo>
  delete(names: ListViewNames): Promise<void>
  preferences(reference: ListReferenceAsked): Promise<ListPreferences>
  setPreferences(reference: ListReferenceAsked, asked: PreferencesAsked): Promise<ListPreferences>
}

export function createListsGateway(caller: PersonCaller): ListsGateway {
  return {
    info: async (reference) => listInfo(caller, await findList(caller, reference)),
    infos: (asked) => listInfos(caller, asked),
    ui: (reference, page = {}) => listUi(caller, reference, page),
    records: (reference, page = {}) => listRecords(caller, reference, page),
    summaries: (objectApiName, asked = {}) => listViewSummaries(caller, objectApiName, asked),
    infoSummaries: (objectApiName, asked = {}) => listInfoSummaries(caller, objectApiName, asked),
    objectInfo: async (objectApiName) => listObjectInfo(caller, objectApiName),
    create: (objectApiName, asked, options) => createListView(caller, objectApiName, asked, options),
    update: (names, asked) => updateListView(caller, names, asked),
    delete: (names) => deleteListView(caller, names),
    preferences: (reference) => listPreferences(caller, reference),
    setPreferences: (reference, asked) => updateListPreferences(caller, reference, asked),
  }
}
