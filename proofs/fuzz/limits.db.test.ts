import { limits } from 'contract'
import { worldId } from 'support/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { CallInput } from '../worlds/call-input.ts'
import { type CallWorld, createCallWorld } from '../worlds/call-world.ts'
import { CASE, type Limit, times } from './inputs/limit.ts'
import { limitsOfActionsAndViews } from './inputs/limits-of-actions-and-views.ts'
import { limitsOfReads } from './inputs/limits-of-reads.ts'

// What a request may ask for, to the last one allowed, and one more.

let world: CallWorld
beforeAll(async () => {
  world = await createCallWorld()
})
afterAll(() => world.close())

const ids = (count: number): string => times(count, (index) => worldId('500', index + 1)).join(',')
const names = (count: number, name = 'Case'): string => times(count, () => name).join(',')
const ofCases = { objectApiName: 'Case', listViewApiName: 'AllCases' }
const listed = (body: object): Omit<CallInput, 'actor'> => ({
  call: 'lists.getListRecordsByName',
  params: ofCases,
  query: {},
  body,
})
const get = (call: string, params: Record<string, string>, query: Record<string, string> = {}) => ({
  call,
  params,
  query,
})

const rows: Limit[] = [
  [
    'records in a batch',
    limits.idsPerRequest,
    (n) => get('records.getRecords', { recordIds: ids(n) }, { fields: 'Case.Id' }),
  ],
  [
    'records with layouts',
    limits.idsPerRequest,
    (n) =>
      get(
        'records.getRecordUi',
        { recordIds: times(n, () => CASE).join(',') },
        { layoutTypes: 'Compact', modes: 'View' },
      ),
  ],
  ['avatars', limits.idsPerRequest, (n) => get('avatars.getRecordAvatars', { recordIds: ids(n) })],
  ['objects', limits.idsPerRequest, (n) => get('objectInfo.getObjectInfos', { objectApiNames: names(n) })],
  [
    'counts',
    limits.idsPerRequest,
    (n) =>
      get('relatedLists.getRelatedListsCount', { parentRecordId: CASE, relatedListNames: names(n, 'CaseComments') }),
  ],
  ['lists by name', limits.idsPerRequest, (n) => get('lists.getListInfos', {}, { names: names(n, 'Case.AllCases') })],
  [
    'fields',
    limits.fieldsPerRequest,
    (n) =>
      get('records.getRecord', { recordId: CASE }, { optionalFields: times(n, (index) => `Case.F${index}`).join(',') }),
  ],
  [
    'steps of a path',
    limits.fieldPathLevels,
    (n) => get('records.getRecord', { recordId: CASE }, { fields: `${'Parent.'.repeat(n - 1)}Id` }),
  ],
  ['rows of a page', limits.pageSizeMax, (n) => listed({ pageSize: n })],
  [
    'rows of a related list',
    limits.pageSizeMax,
    (n) => ({
      ...get('relatedLists.getRelatedListRecords', { parentRecordId: CASE, relatedListId: 'CaseComments' }),
      body: { pageSize: n },
    }),
  ],
  [
    'filters',
    limits.filtersPerRequest,
    (n) => listed({ where: { and: times(n, () => ({ Status: { eq: 'Open' } })) } }),
  ],
  ['values of a filter', limits.idsPerRequest, (n) => listed({ where: { Status: { in: times(n, () => 'Open') } } })],
  ['letters to search', limits.searchTermCharacters, (n) => listed({ searchTerm: 'x'.repeat(n) })],
  [
    'rows found',
    limits.searchPageSizeMax,
    (n) => ({
      ...get('search.getKeywordSearchResults', {}, { q: 'canary', objectApiName: 'Case' }),
      body: { pageSize: n },
    }),
  ],
  [
    'objects to search',
    limits.searchObjects,
    (n) => ({
      ...get('search.getSearchResults', {}, { q: 'canary' }),
      body: { objectApiNames: times(n, () => 'Case') },
    }),
  ],
  [
    'records of a lookup',
    limits.lookupPageSizeMax,
    (n) => ({
      ...get(
        'lookups.getLookupRecords',
        { objectApiName: 'Case', fieldApiName: 'ProductId__c' },
        { q: 'canary', pageSize: String(n) },
      ),
      body: {},
    }),
  ],
  [
    'writes of a batch',
    limits.idsPerRequest,
    (n) => ({
      ...get('records.executeBatchRecordOperations', {}),
      body: { allOrNone: false, operations: [{ type: 'UPDATE', records: times(n, () => ({ id: CASE, fields: {} })) }] },
    }),
  ],
  [
    'fields of a write',
    limits.fieldsPerRequest,
    (n) => ({
      ...get('records.updateRecord', { recordId: CASE }),
      body: { fields: Object.fromEntries(times(n, (index) => [`F${index}`, 'x'])) },
    }),
  ],
  [
    'filters of a list view',
    limits.filtersPerRequest,
    (n) => ({
      ...get('lists.createListInfo', { objectApiName: 'Case' }),
      body: {
        label: 'x',
        listViewApiName: 'X',
        displayColumns: ['Subject'],
        filteredByInfo: times(n, () => ({ fieldApiName: 'Status', operator: 'Equals', operandLabels: ['Open'] })),
      },
    }),
  ],
  [
    'columns with a width',
    limits.preferenceKeys,
    (n) => ({
      ...get('listPreferences.updateListPreferences', ofCases),
      body: { columnWidths: Object.fromEntries(times(n, (index) => [`F${index}`, 90])) },
    }),
  ],
]

/** Refusals of how much is asked; others are of what is asked, and come after. */
const tooMuch = [
  'QUERY_TOO_COMPLICATED',
  'NUMBER_OUTSIDE_VALID_RANGE',
  'ILLEGAL_QUERY_PARAMETER_VALUE',
  'INVALID_API_INPUT',
  'INVALID_FILTER',
]

it.each([...rows, ...limitsOfReads, ...limitsOfActionsAndViews])(
  'takes so many %s and no more',
  async (_, most, ask) => {
    const [allowed, refused] = [
      await world.answer({ actor: 'jonas', ...ask(most) }),
      await world.answer({ actor: 'jonas', ...ask(most + 1) }),
    ]
    expect(allowed.status).toBeLessThan(500)
    expect(tooMuch).not.toContain(allowed.code)
    expect(refused.status).toBe(400)
    expect(refused.code).not.toBe(allowed.code)
  },
)
