import { expect, it } from 'vitest'
import type { ReadAdapter } from '../adapter.ts'
import * as cache from '../index.ts'
import { createRecordCache } from '../record-cache.ts'
import { everyCallService } from '../testing/every-call-service.ts'
import { recordId } from '../testing/scripted-service.ts'

const CASE = recordId('500', 1)
const MASTER = '012000000000000AAA'
const NAMED = { objectApiName: 'Case', listViewApiName: 'AllCases' }

function setUp() {
  const service = everyCallService()
  return { service, records: createRecordCache({ fetch: service.fetch, now: () => 0 }) }
}

type Read = ReadAdapter<never, unknown>

const NOTHING: [string, Read, unknown][] = [
  ['a config that is no object', cache.getObjectInfo, 'Case'],
  ['a record without its id', cache.getRecord, { fields: ['Case.Subject'] }],
  ['a record by an id that is none', cache.getRecord, { recordId: 'nonsense', fields: ['Case.Subject'] }],
  ['a record by an id that is a number', cache.getRecord, { recordId: 5, fields: ['Case.Subject'] }],
  ['a record without fields or layouts', cache.getRecord, { recordId: CASE }],
  ['a record with empty fields', cache.getRecord, { recordId: CASE, fields: [], optionalFields: [] }],
  ['a record with fields that are numbers', cache.getRecord, { recordId: CASE, fields: [1] }],
  ['a record with fields that are no list', cache.getRecord, { recordId: CASE, fields: { Subject: true } }],
  ['a record by layouts that are numbers', cache.getRecordByLayout, { recordId: CASE, layoutTypes: [1] }],
  [
    'a record by layout, with modes that are no texts',
    cache.getRecord,
    { recordId: CASE, layoutTypes: 'Full', modes: [null] },
  ],
  ['records without records', cache.getRecords, { records: [] }],
  ['records with an entry that is no object', cache.getRecords, { records: [null] }],
  ['records without fields', cache.getRecords, { records: [{ recordIds: [CASE] }] }],
  ['records with an id that is none', cache.getRecords, { records: [{ recordIds: ['x'], fields: 'Case.Subject' }] }],
  ['record-ui without ids', cache.getRecordUi, { layoutTypes: 'Full', modes: 'View' }],
  ['record-ui without layout types', cache.getRecordUi, { recordIds: CASE, modes: 'View' }],
  ['record-ui without modes', cache.getRecordUi, { recordIds: CASE, layoutTypes: 'Full' }],
  ['record-ui with modes that are numbers', cache.getRecordUi, { recordIds: CASE, layoutTypes: 'Full', modes: [1] }],
  ['list summaries without an object', cache.getListViewSummaries, {}],
  [
    'list summaries with a size that is no integer',
    cache.getListViewSummaries,
    { objectApiName: 'Case', pageSize: 1.5 },
  ],
  ['list infos without an object', cache.searchListInfos, { q: 'all' }],
  ['a list with a size that is a text', cache.getListUi, { ...NAMED, pageSize: '50' }],
  ['rows with fields that are numbers', cache.getListRecords, { ...NAMED, fields: [1] }],
  ['rows with a filter that is a number', cache.getListRecords, { ...NAMED, where: 5 }],
  ['recent rows with an order that is a flag', cache.getMruListRecords, { objectApiName: 'Case', sortBy: true }],
  [
    'rows by object with a term that is a number',
    cache.getListRecordsByObject,
    { objectApiName: 'Case', searchTerm: 1 },
  ],
  ['rows by name with a token that is a number', cache.queryListRecordsByName, { ...NAMED, pageToken: 1 }],
  ['list descriptions of no list', cache.getListInfos, {}],
  ['list descriptions by a name without its object', cache.getListInfos, { names: ['AllCases'] }],
  ['list descriptions by an id that is none', cache.getListInfos, { ids: ['x'] }],
  ['list preferences without a list', cache.getListPreferences, { objectApiName: 'Case' }],
  ['what lists are made of, without an object', cache.getListObjectInfo, {}],
  ['actions without records', cache.getRecordActions, { sections: ['Page'] }],
  ['actions without sections or names', cache.getRecordActions, { recordIds: [CASE] }],
  ['actions with empty sections', cache.getRecordActions, { recordIds: [CASE], sections: [], apiNames: [] }],
  ['actions with an id that is none', cache.getRecordActions, { recordIds: ['x'], sections: ['Page'] }],
  ['edit actions without records', cache.getRecordEditActions, {}],
  ['lookup actions without objects', cache.getLookupActions, { objectApiNames: [] }],
  ['row actions without rows', cache.getRelatedListRecordActions, { recordIds: CASE }],
  ['related-list actions without a list', cache.getRelatedListActions, { recordIds: CASE }],
  [
    'several related-list actions with a list that is a number',
    cache.getRelatedListsActions,
    { recordIds: CASE, relatedListsActionParameters: [{ relatedListId: 1 }] },
  ],
  [
    'several related-list actions with a form factor that is a number',
    cache.getRelatedListsActions,
    { recordIds: CASE, relatedListsActionParameters: [{ relatedListId: 'A', formFactor: 1 }] },
  ],
  [
    'several related-list actions with sections that are numbers',
    cache.getRelatedListsActions,
    { recordIds: CASE, relatedListsActionParameters: [{ relatedListId: 'A', sections: [1] }] },
  ],
  [
    'several related-list actions with types that are numbers',
    cache.getRelatedListsActions,
    { recordIds: CASE, relatedListsActionParameters: [{ relatedListId: 'A', actionTypes: [1] }] },
  ],
  [
    'several related-list actions with names that are no list',
    cache.getRelatedListsActions,
    { recordIds: CASE, relatedListsActionParameters: [{ relatedListId: 'A', apiNames: {} }] },
  ],
  [
    'several related-list actions with a mode that is a list',
    cache.getRelatedListsActions,
    { recordIds: CASE, relatedListsActionParameters: [{ relatedListId: 'A', retrievalMode: ['All'] }] },
  ],
  [
    'several related-list actions of no list',
    cache.getRelatedListsActions,
    { recordIds: CASE, relatedListsActionParameters: [] },
  ],
  ['a quick action without a name', cache.getQuickActionDefaults, { parentRecordId: CASE }],
  ['a quick action with a record that is none', cache.getQuickActionInfo, { actionApiName: 'A', parentRecordId: 'x' }],
  ['a layout without an object', cache.getLayout, { layoutType: 'Full', mode: 'View' }],
  ['a layout without a type', cache.getLayout, { objectApiName: 'Case', mode: 'View' }],
  ['a layout without a mode', cache.getLayout, { objectApiName: 'Case', layoutType: 'Full' }],
  [
    'a layout with a record type of null',
    cache.getLayout,
    { objectApiName: 'Case', layoutType: 'Full', mode: 'View', recordTypeId: null },
  ],
  ['a layout state without an object', cache.getLayoutUserState, { recordTypeId: MASTER }],
  ['a layout state without a record type', cache.getLayoutUserState, { objectApiName: 'Case' }],
  ['picklist values without a record type', cache.getPicklistValues, { fieldApiName: 'Case.Status' }],
  ['picklist values without a field', cache.getPicklistValues, { recordTypeId: MASTER }],
  [
    'picklist values of a field without its object',
    cache.getPicklistValues,
    { recordTypeId: MASTER, fieldApiName: 'Status' },
  ],
  ['all picklist values without a record type', cache.getPicklistValuesByRecordType, { objectApiName: 'Case' }],
  ['a path without a name', cache.getPathLayout, { objectApiName: 'Case' }],
  ['duplicates with a value that is an object', cache.getDuplicates, { apiName: 'Contact', fields: { Name: {} } }],
  ['duplicates without an object', cache.getDuplicates, { fields: {} }],
  ['related-list counts without a parent', cache.getRelatedListsCount, { relatedListNames: ['A'] }],
  ['related-list descriptions without a parent', cache.getRelatedListInfoBatch, { relatedListNames: ['A'] }],
  [
    'related-list descriptions with a record type that is none',
    cache.getRelatedListInfoBatch,
    { parentObjectApiName: 'Case', relatedListNames: ['A'], recordTypeId: 'x' },
  ],
  [
    'related-list rows in a batch without a parent',
    cache.getRelatedListRecordsBatch,
    { relatedListParameters: [{ relatedListId: 'A' }] },
  ],
  [
    'related-list rows in a batch without a list',
    cache.getRelatedListRecordsBatch,
    { parentRecordId: CASE, relatedListParameters: [{}] },
  ],
  [
    'related-list rows in a batch with a size that is a text',
    cache.getRelatedListRecordsBatch,
    { parentRecordId: CASE, relatedListParameters: [{ relatedListId: 'A', pageSize: '5' }] },
  ],
  [
    'related-list rows with a filter that is a number',
    cache.getRelatedListRecords,
    { parentRecordId: CASE, relatedListId: 'A', where: 5 },
  ],
  [
    'a search filter with a value of null',
    cache.getKeywordSearchResults,
    { q: 'a', objectApiName: 'Case', filters: [{ fieldPath: 'A', operator: 'eq', values: [null] }] },
  ],
  [
    'a search category with values that are numbers',
    cache.getSearchResults,
    { q: 'a', searchObjectOptions: { Case: { dataCategories: [{ groupName: 'G', operator: 'At', values: [1] }] } } },
  ],
  ['a search without words', cache.getSearchResults, { objectApiNames: ['Case'] }],
  [
    'a lookup with an order that says no direction',
    cache.getLookupRecords,
    { objectApiName: 'Case', fieldApiName: 'A', orderBy: [{ fieldApiName: 'Name' }] },
  ],
  ['avatars of what is no record', cache.getRecordAvatars, { recordIds: ['x'] }],
  ['a server method without a name', cache.readServerMethod, { apexClass: 'Alerts' }],
  [
    'a server method with parameters that are a list',
    cache.readServerMethod,
    { apexClass: 'A', apexMethod: 'b', params: [] },
  ],
]

it.each(NOTHING)('reads nothing and asks nothing: %s', async (_, adapter, config) => {
  const { service, records } = setUp()
  expect(records.peek(adapter, config as never)).toBeNull()
  const refused = { state: 'Error', error: { status: 400, errors: [{ type: 'INVALID_CONFIG' }] } }
  expect(await records.invoke(adapter, config as never)).toMatchObject(refused)
  expect(await records.refresh(adapter, config as never)).toMatchObject(refused)
  expect(records.subscribe(adapter, config as never, () => {}).snapshot).toMatchObject(refused)
  expect(service.taken()).toEqual([])
})

it.each([null, undefined])('answers that nothing is read yet, and asks nothing, without a config: %s', async (none) => {
  const { service, records } = setUp()
  const nothing = records.peek(cache.getRecord, none)
  expect(nothing).toEqual({ state: 'Unfulfilled', data: undefined, error: undefined })
  expect(Object.isFrozen(nothing)).toBe(true)
  expect(records.invoke(cache.getRecord, none)).toBe(nothing)
  expect(await records.refresh(cache.getRecord, none)).toBe(nothing)
  const followed = records.subscribe(cache.getRecord, none, () => {})
  expect(followed.snapshot).toBe(nothing)
  followed.unsubscribe()
  records.reset()
  expect(service.taken()).toEqual([])
})

const UNRECOGNIZED: [string, Read, object][] = [
  ['a list without a name', cache.getListUi, { objectApiName: 'Case' }],
  ['a list by an id that is none', cache.getListUi, { listViewId: 'x' }],
  ['rows without an object', cache.getListRecords, { listViewApiName: 'AllCases' }],
  ['recent rows without an object', cache.getMruListRecords, {}],
  ['rows by object without one', cache.getListRecordsByObject, {}],
  ['rows by name without one', cache.queryListRecordsByName, { objectApiName: 'Case' }],
  ['a description without a name', cache.getListInfo, { objectApiName: 'Case' }],
]

it.each(UNRECOGNIZED)('throws for a list that nothing names: %s', (_, adapter, config) => {
  const { service, records } = setUp()
  expect(() => records.invoke(adapter, config as never)).toThrow(new Error('unrecognized config'))
  expect(service.taken()).toEqual([])
})

it('compares names of objects and list views in lower case', async () => {
  const { service, records } = setUp()
  const pairs: [Read, object, object][] = [
    [cache.getListInfo, NAMED, { objectApiName: 'CASE', listViewApiName: 'allcases' }],
    [cache.getListPreferences, NAMED, { objectApiName: 'case', listViewApiName: 'ALLCASES' }],
    [cache.getListViewSummaries, { objectApiName: 'Case' }, { objectApiName: 'case' }],
    [
      cache.getRelatedListInfo,
      { parentObjectApiName: 'Case', relatedListId: 'A' },
      { parentObjectApiName: 'case', relatedListId: 'A' },
    ],
    [cache.getLookupActions, { objectApiNames: 'Case' }, { objectApiNames: 'case' }],
    [cache.getRecordCreateDefaults, { objectApiName: 'Case' }, { objectApiName: 'case' }],
  ]
  for (const [adapter, first, second] of pairs) {
    await records.invoke(adapter, first as never)
    service.taken()
    expect(await records.invoke(adapter, second as never)).toMatchObject({ state: 'Fulfilled' })
    expect(service.taken()).toEqual([])
  }
})
