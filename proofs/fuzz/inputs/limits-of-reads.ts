import { limits } from 'contract'
import { CASE, type Limit, repeated, request, times, unknownFields } from './limit.ts'

const { idsPerRequest, fieldsPerRequest, filtersPerRequest, searchTermCharacters } = limits
const ofCases = { objectApiName: 'Case', listViewApiName: 'AllCases' }
const product = { objectApiName: 'Case', fieldApiName: 'ProductId__c' }
const words = (count: number): string => 'x'.repeat(count)

const rows = (count: number) => {
  const size = limits.pageSizeMax
  return times(Math.ceil(count / size), (index) => Math.min(size, count - index * size))
}
const keywordSearch = (body: object, objectApiName = 'Case') =>
  request('search.getKeywordSearchResults', {}, { q: 'canary', objectApiName }, body)
const topic = { groupName: 'Topics', operator: 'at', values: ['Alerts'] }
const level = (count: number): object => (count === 1 ? { Status: { eq: 'Open' } } : { and: [level(count - 1)] })

/** The limits of reads, except those that `limits.db.test.ts` counts itself: lists of names, pages, fields and conditions. */
export const limitsOfReads: readonly Limit[] = [
  [
    'child relationships',
    limits.childRelationshipsPerRequest,
    (n) =>
      request('records.getRecord', { recordId: CASE }, { fields: 'Id', childRelationships: unknownFields(n).join() }),
  ],
  [
    'fields of a copy',
    fieldsPerRequest,
    (n) =>
      request('recordDefaults.getRecordTemplateClone', { recordId: CASE }, { optionalFields: unknownFields(n).join() }),
  ],
  [
    'fields of a template',
    fieldsPerRequest,
    (n) =>
      request(
        'recordDefaults.getRecordTemplateCreate',
        { objectApiName: 'Case' },
        { optionalFields: unknownFields(n).join() },
      ),
  ],
  [
    'fields of the defaults of a record',
    fieldsPerRequest,
    (n) =>
      request(
        'recordDefaults.getRecordCreateDefaults',
        { objectApiName: 'Case' },
        { optionalFields: unknownFields(n).join() },
      ),
  ],
  [
    'fields of a related list',
    fieldsPerRequest,
    (n) =>
      request(
        'relatedLists.getRelatedListInfo',
        { parentObjectApiName: 'Case', relatedListId: 'CaseComments' },
        { optionalFields: unknownFields(n).join() },
      ),
  ],
  [
    'related lists described',
    idsPerRequest,
    (n) =>
      request('relatedLists.getRelatedListInfoBatch', {
        parentObjectApiName: 'Case',
        relatedListNames: repeated(n, 'CaseComments'),
      }),
  ],
  [
    'preferences',
    idsPerRequest,
    (n) => request('relatedLists.getRelatedListPreferencesBatch', { preferencesIds: repeated(n, 'Case.CaseComments') }),
  ],
  [
    'related lists read',
    idsPerRequest,
    (n) =>
      request(
        'relatedLists.getRelatedListRecordsBatch',
        { parentRecordId: CASE },
        {},
        { relatedListParameters: times(n, () => ({ relatedListId: 'CaseComments', pageSize: 1 })) },
      ),
  ],
  [
    'rows of related lists',
    limits.relatedListBatchRows,
    (n) =>
      request(
        'relatedLists.getRelatedListRecordsBatch',
        { parentRecordId: CASE },
        {},
        { relatedListParameters: rows(n).map((pageSize) => ({ relatedListId: 'CaseComments', pageSize })) },
      ),
  ],
  [
    'rows counted',
    limits.pageSizeMax,
    (n) =>
      request(
        'relatedLists.getRelatedListCount',
        { parentRecordId: CASE, relatedListId: 'CaseComments' },
        { maxCount: String(n) },
      ),
  ],
  [
    'names of places',
    idsPerRequest,
    (n) => request('apps.getNavItems', {}, { navItemNames: repeated(n, 'CaseManager') }),
  ],
  [
    'lists by id and name',
    idsPerRequest,
    (n) => request('lists.getListInfos', {}, { ids: '00B000000000506EAA', names: repeated(n - 1, 'Case.AllCases') }),
  ],
  [
    'letters to find list views',
    searchTermCharacters,
    (n) => request('lists.getListViewSummaries', { objectApiName: 'Case' }, { q: words(n) }),
  ],
  [
    'columns of an order',
    5,
    (n) => request('lists.queryListRecordsByName', ofCases, { sortBy: unknownFields(n).join() }),
  ],
  ['levels of a filter', 12, (n) => request('lists.getListRecordsByName', ofCases, {}, { where: level(n) })],
  [
    'letters of a filter in an address',
    8_000,
    (n) => request('lists.queryListRecordsByName', ofCases, { where: '{"Status":{"eq":"Open"}}'.padEnd(n) }),
  ],
  ['filters of a search', filtersPerRequest, (n) => keywordSearch({ filters: times(n, () => status(1)) })],
  ['values of a search filter', idsPerRequest, (n) => keywordSearch({ filters: [status(n)] })],
  [
    'categories of a search',
    filtersPerRequest,
    (n) => keywordSearch({ dataCategories: times(n, () => topic) }, 'Knowledge__kav'),
  ],
  [
    'letters to search for',
    searchTermCharacters,
    (n) => request('search.getKeywordSearchResults', {}, { q: words(n), objectApiName: 'Case' }, {}),
  ],
  [
    'letters to find values of a filter',
    searchTermCharacters,
    (n) =>
      request('search.getSearchFilterOptions', { objectApiName: 'Case', filterApiName: 'Status' }, { q: words(n) }),
  ],
  ['pages of a lookup', 50, (n) => request('lookups.getLookupRecords', product, { q: 'canary', page: String(n) }, {})],
  [
    'columns of the order of a lookup',
    5,
    (n) =>
      request(
        'lookups.getLookupRecords',
        product,
        { q: 'canary' },
        { orderBy: times(n, () => ({ fieldApiName: 'Name', isAscending: true })) },
      ),
  ],
]

function status(count: number): object {
  return { fieldPath: 'Status', operator: 'in', values: times(count, () => 'Open') }
}
