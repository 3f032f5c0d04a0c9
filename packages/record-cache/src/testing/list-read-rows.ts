import * as cache from '../index.ts'
import { type ReadRow, read } from './adapter-rows.ts'
import { recordId } from './scripted-service.ts'

const CASE = recordId('500', 1)
const MASTER = '012000000000000AAA'
const ALL = { objectApiName: 'Case', listViewApiName: 'AllCases' }

/** The reads of lists, related lists and lookups, each with a config, what it sends and how long its answer lives. */
export const listReadRows: readonly ReadRow[] = [
  read(
    cache.getListObjectInfo,
    'listObjectInfo.getListObjectInfo',
    'listObjectInfo',
    { objectApiName: 'Case' },
    'GET list-object-info/Case',
  ),
  read(
    cache.getListPreferences,
    'listPreferences.getListPreferences',
    'listPreferences',
    ALL,
    'GET list-preferences/Case/AllCases',
  ),
  read(
    cache.getListUi,
    ['lists.getListUiByName', 'lists.getListUiById', 'lists.getMruListUi'],
    'listRecords',
    ALL,
    'GET list-ui/Case/AllCases?pageSize=50',
  ),
  read(
    cache.getListRecords,
    ['lists.getListRecordsByName', 'lists.getListRecordsById'],
    'listRecords',
    ALL,
    'POST list-records/Case/AllCases',
  ),
  read(
    cache.getMruListRecords,
    'lists.getMruListRecords',
    'listRecords',
    { objectApiName: 'Case' },
    'GET mru-list-records/Case?pageSize=50',
  ),
  read(
    cache.getListRecordsByObject,
    'lists.getListRecordsByObject',
    'listRecords',
    { objectApiName: 'Case', searchTerm: 'map' },
    'GET list-records/Case?pageSize=50&searchTerm=map',
  ),
  read(
    cache.queryListRecordsByName,
    'lists.queryListRecordsByName',
    'listRecords',
    { ...ALL, where: { Status: 'Open' } },
    'GET list-records/Case/AllCases?pageSize=50&where={"Status":"Open"}',
  ),
  read(cache.getListInfo, 'lists.getListInfoByName', 'listInfo', ALL, 'GET list-info/Case/AllCases'),
  read(
    cache.getListInfos,
    'lists.getListInfos',
    'listInfo',
    { ids: '00B000000000001AAA', names: ['Case.AllCases', 'Case.Mine'] },
    'GET list-info/batch?ids=00B000000000001AAA&names=Case.AllCases,Case.Mine',
  ),
  read(
    cache.getListViewSummaries,
    'lists.getListViewSummaries',
    'listSummaries',
    { objectApiName: 'Case', q: 'all' },
    'GET list-ui/Case?q=all&pageSize=20',
  ),
  read(
    cache.searchListInfos,
    'lists.searchListInfos',
    'listSummaries',
    { objectApiName: 'Case' },
    'GET list-info/Case?pageSize=20',
  ),
  read(
    cache.getLookupRecords,
    'lookups.getLookupRecords',
    'recordCollection',
    { objectApiName: 'Case', fieldApiName: 'AccountId', q: 'Os' },
    'POST lookups/Case/AccountId?q=Os',
  ),
  read(
    cache.getRelatedListRecords,
    'relatedLists.getRelatedListRecords',
    'relatedListRecords',
    { parentRecordId: CASE, relatedListId: 'CaseComments' },
    `POST related-list-records/${CASE}/CaseComments`,
  ),
  read(
    cache.getRelatedListRecordsBatch,
    'relatedLists.getRelatedListRecordsBatch',
    'relatedListRecords',
    { parentRecordId: CASE, relatedListParameters: [{ relatedListId: 'CaseComments' }] },
    `POST related-list-records/batch/${CASE}`,
  ),
  read(
    cache.getRelatedListCount,
    'relatedLists.getRelatedListCount',
    'relatedListCount',
    { parentRecordId: CASE, relatedListId: 'CaseComments', maxCount: 9 },
    `GET related-list-count/${CASE}/CaseComments?maxCount=9`,
  ),
  read(
    cache.getRelatedListsCount,
    'relatedLists.getRelatedListsCount',
    'relatedListCount',
    { parentRecordId: CASE, relatedListNames: ['CaseComments', 'CaseHistories'] },
    `GET related-list-count/batch/${CASE}/CaseComments,CaseHistories`,
  ),
  read(
    cache.getRelatedListsInfo,
    'relatedLists.getRelatedListsInfo',
    'relatedListInfo',
    { parentObjectApiName: 'Case' },
    'GET related-list-info/Case',
  ),
  read(
    cache.getRelatedListInfo,
    'relatedLists.getRelatedListInfo',
    'relatedListInfo',
    { parentObjectApiName: 'Case', relatedListId: 'CaseComments', recordTypeId: MASTER },
    `GET related-list-info/Case/CaseComments?recordTypeId=${MASTER}`,
  ),
  read(
    cache.getRelatedListInfoBatch,
    'relatedLists.getRelatedListInfoBatch',
    'relatedListInfo',
    { parentObjectApiName: 'Case', relatedListNames: ['CaseComments'] },
    'GET related-list-info/batch/Case/CaseComments',
  ),
  read(
    cache.getRelatedListPreferences,
    'relatedLists.getRelatedListPreferences',
    'relatedListPreferences',
    { preferencesId: 'Case.CaseComments' },
    'GET related-list-preferences/Case.CaseComments',
  ),
  read(
    cache.getRelatedListPreferencesBatch,
    'relatedLists.getRelatedListPreferencesBatch',
    'relatedListPreferences',
    { preferencesIds: ['Case.CaseComments', 'Case.CaseHistories'] },
    'GET related-list-preferences/batch/Case.CaseComments,Case.CaseHistories',
  ),
]
