import { MASTER_RECORD_TYPE_ID } from 'contract'
import {
  createListInfo,
  deleteListInfo,
  getLayoutUserState,
  getListInfo,
  getListInfos,
  getListObjectInfo,
  getListPreferences,
  getListRecordsByObject,
  getListViewSummaries,
  getPathLayout,
  getRelatedListInfo,
  getRelatedListInfoBatch,
  getRelatedListPreferences,
  getRelatedListPreferencesBatch,
  getRelatedListRecordsBatch,
  getRelatedListsInfo,
  queryListRecordsByName,
  type RecordCache,
  searchListInfos,
  updateLayoutUserState,
  updateListInfoByName,
  updateListPreferences,
  updateRelatedListInfo,
  updateRelatedListPreferences,
} from 'record-cache'
import { expect } from 'vitest'
import { type AdapterRow, read, write } from './adapter-row.ts'

const allCases = { objectApiName: 'Case', listViewApiName: 'AllCases' }

/** A list view that a user created. */
const listView = (listViewApiName: string) => ({
  objectApiName: 'Case',
  listViewApiName,
  label: 'Open ones',
  displayColumns: ['CaseNumber', 'Subject', 'Status'],
  filteredByInfo: [{ fieldApiName: 'Status', operator: 'Equals', operandLabels: ['Open'] }],
  filterLogicString: '1',
  listShares: [],
  scope: { apiName: 'mine', entityId: null, relatedEntityId: null },
  visibility: 'Private',
})

const created = async (cache: RecordCache, listViewApiName: string) => {
  await cache.send(createListInfo, listView(listViewApiName))
  return { objectApiName: 'Case', listViewApiName }
}

/** Descriptions of lists, list views of users, and preferences for lists and layouts. */
export const preferenceRows: readonly AdapterRow[] = [
  read('mara', getListInfos, () => ({ names: ['Case.AllCases', 'Case.MyCases'] }), { lifetime: 'listInfo' }),
  read('mara', getListViewSummaries, () => ({ objectApiName: 'Case' }), { lifetime: 'listSummaries' }),
  read('jonas', searchListInfos, () => ({ objectApiName: 'Case', q: 'queue' }), { lifetime: 'listSummaries' }),
  read('mara', getListObjectInfo, () => ({ objectApiName: 'Case' }), { lifetime: 'listObjectInfo' }),
  read('mara', getListPreferences, () => allCases, { lifetime: 'listPreferences' }),
  read('jonas', getListRecordsByObject, () => ({ objectApiName: 'Case', fields: ['Case.Subject'] }), {
    lifetime: 'listRecords',
  }),
  read('mara', queryListRecordsByName, () => ({ ...allCases, fields: ['Case.Subject'], pageSize: 3 }), {
    lifetime: 'listRecords',
  }),
  write(
    'mara',
    createListInfo,
    () => listView('AdapterCreated'),
    (info, cache) => {
      const config = { objectApiName: 'Case', listViewApiName: 'AdapterCreated' }
      expect(cache.peek(getListInfo, config)).toMatchObject({ state: 'Fulfilled', data: { label: info.label } })
    },
  ),
  write(
    'mara',
    updateListInfoByName,
    async (_, cache) => ({ ...(await created(cache, 'AdapterUpdated')), label: 'Renamed' }),
    (_, cache) => {
      const config = { objectApiName: 'Case', listViewApiName: 'AdapterUpdated' }
      expect(cache.peek(getListInfo, config)).toMatchObject({ state: 'Fulfilled', data: { label: 'Renamed' } })
    },
  ),
  write(
    'mara',
    deleteListInfo,
    (_, cache) => created(cache, 'AdapterDeleted'),
    async (_, cache) => {
      const config = { objectApiName: 'Case', listViewApiName: 'AdapterDeleted' }
      expect(await cache.invoke(getListInfo, config)).toMatchObject({ state: 'Error', error: { status: 404 } })
    },
  ),
  write(
    'jonas',
    updateListPreferences,
    () => ({ ...allCases, columnWidths: { Subject: 320 } }),
    (_, cache) => {
      expect(cache.peek(getListPreferences, allCases)).toMatchObject({
        state: 'Fulfilled',
        data: { columnWidths: { Subject: 320 } },
      })
    },
  ),
  read('mara', getLayoutUserState, () => ({ objectApiName: 'Case', recordTypeId: MASTER_RECORD_TYPE_ID }), {
    lifetime: 'layoutUserState',
  }),
  write('mara', updateLayoutUserState, async (_, cache) => {
    const layout = { objectApiName: 'Case', recordTypeId: MASTER_RECORD_TYPE_ID }
    const { data } = await cache.invoke(getLayoutUserState, layout)
    const [section = ''] = Object.keys(data?.sectionUserStates ?? {})
    return { ...layout, sectionUserStates: { [section]: { collapsed: true } } }
  }),
  read('mara', getPathLayout, () => ({ objectApiName: 'Case', layoutOverride: 'Default' }), { lifetime: 'layout' }),
  read('mara', getRelatedListsInfo, () => ({ parentObjectApiName: 'Case' }), { lifetime: 'relatedListInfo' }),
  read('mara', getRelatedListInfo, () => ({ parentObjectApiName: 'Case', relatedListId: 'CaseComments' }), {
    lifetime: 'relatedListInfo',
  }),
  read(
    'mara',
    getRelatedListInfoBatch,
    () => ({ parentObjectApiName: 'Case', relatedListNames: ['CaseComments', 'ChildCases'] }),
    { lifetime: 'relatedListInfo' },
  ),
  read('mara', getRelatedListPreferences, () => ({ preferencesId: 'Case.CaseHistories' }), {
    lifetime: 'relatedListPreferences',
  }),
  read(
    'mara',
    getRelatedListPreferencesBatch,
    () => ({ preferencesIds: ['Case.CaseHistories', 'Case.CaseComments'] }),
    { lifetime: 'relatedListPreferences' },
  ),
  read(
    'mara',
    getRelatedListRecordsBatch,
    ({ caseId }) => ({
      parentRecordId: caseId,
      relatedListParameters: [
        { relatedListId: 'CaseComments', fields: ['CaseComment.CommentBody'] },
        { relatedListId: 'CaseHistories', fields: ['CaseHistory.Field'] },
      ],
    }),
    { lifetime: 'relatedListRecords' },
  ),
  write('jonas', updateRelatedListInfo, () => ({
    parentObjectApiName: 'Case',
    relatedListId: 'ChildCases',
    orderedByInfo: [{ fieldApiName: 'Subject', isAscending: true, label: null }],
  })),
  write(
    'jonas',
    updateRelatedListPreferences,
    () => ({ preferencesId: 'Case.CaseComments', columnWidths: { CommentBody: 400 } }),
    (_, cache) => {
      expect(cache.peek(getRelatedListPreferences, { preferencesId: 'Case.CaseComments' })).toMatchObject({
        state: 'Fulfilled',
        data: { columnWidths: { CommentBody: 400 } },
      })
    },
  ),
]
