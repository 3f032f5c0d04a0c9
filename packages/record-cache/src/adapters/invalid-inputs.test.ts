import { expect, it } from 'vitest'
import type { WriteAdapter } from '../adapter.ts'
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

type Write = WriteAdapter<never, unknown>

const invalid = (operation: string) => `Invalid config for "${operation}"`
const batch = (operations: unknown, more: object = { allOrNone: true }) => ({ operations, ...more })

const THROWS: [string, Write, unknown, string][] = [
  [
    'a list view without a label',
    cache.createListInfo,
    { objectApiName: 'Case', listViewApiName: 'Mine' },
    invalid('createListInfo'),
  ],
  [
    'a list view with a filter that has no operator',
    cache.createListInfo,
    {
      objectApiName: 'Case',
      listViewApiName: 'Mine',
      label: 'Mine',
      filteredByInfo: [{ fieldApiName: 'A', operandLabels: [] }],
    },
    invalid('createListInfo'),
  ],
  [
    'a list view with a scope that is a text',
    cache.createListInfo,
    { objectApiName: 'Case', listViewApiName: 'Mine', label: 'Mine', scope: 'mine' },
    invalid('createListInfo'),
  ],
  ['the end of a list view without a name', cache.deleteListInfo, { objectApiName: 'Case' }, invalid('deleteListInfo')],
  [
    'a list view with columns that are numbers',
    cache.updateListInfoByName,
    { ...NAMED, displayColumns: [1] },
    invalid('updateListInfoByName'),
  ],
  [
    'a width that is no integer',
    cache.updateListPreferences,
    { ...NAMED, columnWidths: { Subject: 1.5 } },
    invalid('updateListPreferences'),
  ],
  [
    'a width that is a text',
    cache.updateListPreferences,
    { ...NAMED, columnWidths: { Subject: '9' } },
    invalid('updateListPreferences'),
  ],
  [
    'wrapping that is a number',
    cache.updateListPreferences,
    { ...NAMED, columnWrap: { Subject: 1 } },
    invalid('updateListPreferences'),
  ],
  [
    'an order without a direction',
    cache.updateListPreferences,
    { ...NAMED, orderedBy: [{ fieldApiName: 'Subject' }] },
    invalid('updateListPreferences'),
  ],
  [
    'a related list without its parent',
    cache.updateRelatedListInfo,
    { relatedListId: 'A' },
    invalid('updateRelatedListInfo'),
  ],
  [
    'a related list with a width that is a text',
    cache.updateRelatedListInfo,
    { parentObjectApiName: 'Case', relatedListId: 'A', userPreferences: { columnWidths: { Subject: 'x' } } },
    invalid('updateRelatedListInfo'),
  ],
  [
    'related-list preferences without an id',
    cache.updateRelatedListPreferences,
    { columnWrap: {} },
    invalid('updateRelatedListPreferences'),
  ],
  [
    'a related-list width that is no integer',
    cache.updateRelatedListPreferences,
    { preferencesId: 'Case.A', columnWidths: { Subject: 1.5 } },
    invalid('updateRelatedListPreferences'),
  ],
  [
    'related-list wrapping that is a text',
    cache.updateRelatedListPreferences,
    { preferencesId: 'Case.A', columnWrap: { Subject: 'yes' } },
    invalid('updateRelatedListPreferences'),
  ],
  [
    'a batch of another type',
    cache.executeBatchRecordOperations,
    batch([{ type: 'MERGE', records: [] }]),
    invalid('executeBatchRecordOperations'),
  ],
  [
    'a batch of a type that is a name of all objects',
    cache.executeBatchRecordOperations,
    batch([{ type: 'constructor', records: [] }]),
    invalid('executeBatchRecordOperations'),
  ],
  [
    'a batch without records',
    cache.executeBatchRecordOperations,
    batch([{ type: 'CREATE' }]),
    invalid('executeBatchRecordOperations'),
  ],
  [
    'a batch that does not say all or none',
    cache.executeBatchRecordOperations,
    batch([], {}),
    invalid('executeBatchRecordOperations'),
  ],
  [
    'a batch with all or none as a text',
    cache.executeBatchRecordOperations,
    batch([], { allOrNone: 'true' }),
    invalid('executeBatchRecordOperations'),
  ],
  [
    'a batch with a value that is an object',
    cache.executeBatchRecordOperations,
    batch([{ type: 'CREATE', records: [{ fields: { A: {} } }] }]),
    invalid('executeBatchRecordOperations'),
  ],
  [
    'a file that is a text',
    cache.createContentDocumentAndVersion,
    { fileData: 'text' },
    invalid('createContentDocumentAndVersion'),
  ],
  [
    'a file that is null',
    cache.createContentVersion,
    { contentDocumentId: recordId('069', 1), fileData: null },
    invalid('createContentVersion'),
  ],
  [
    'a new version of no document',
    cache.createContentVersion,
    { fileData: new Blob([]) },
    invalid('createContentVersion'),
  ],
  ['the end of no record', cache.deleteRecord, 'x', invalid('deleteRecord')],
  ['the end of a record by a number', cache.deleteRecord, 5, invalid('deleteRecord')],
  ['a record without an object', cache.createRecord, { fields: {} }, 'Invalid recordInput'],
  [
    'a record with a value that is an object',
    cache.createRecord,
    { apiName: 'Case', fields: { Subject: {} } },
    'Invalid recordInput',
  ],
  ['a change without fields', cache.updateRecord, {}, 'Invalid recordInput'],
  ['a change without an id', cache.updateRecord, { fields: { Subject: 'Map' } }, 'Invalid recordInput'],
  [
    'a change with a value that is a list',
    cache.updateRecord,
    { fields: { Id: CASE, Subject: [] } },
    'Invalid recordInput',
  ],
  [
    'a picture of no record',
    cache.updateRecordAvatar,
    { actionType: 'AssociateAvatar' },
    'updateRecordAvatar invalid configuration',
  ],
  [
    'a picture with an address that is a number',
    cache.updateRecordAvatar,
    { recordId: CASE, actionType: 'AssociateAvatar', photoUrl: 1 },
    'updateRecordAvatar invalid configuration',
  ],
  [
    'a picture that something else is done with',
    cache.updateRecordAvatar,
    { recordId: CASE, actionType: 'Photo' },
    'updateRecordAvatar invalid configuration',
  ],
  [
    'a layout state with a flag that is a text',
    cache.updateLayoutUserState,
    { objectApiName: 'Case', recordTypeId: MASTER, sectionUserStates: { a: { collapsed: 'yes' } } },
    invalid('updateLayoutUserState'),
  ],
  [
    'a quick action with a value that is an object',
    cache.performQuickAction,
    { actionApiName: 'A', fields: { B: {} } },
    invalid('performQuickAction'),
  ],
  [
    'a quick action on what is no record',
    cache.performUpdateRecordQuickAction,
    { actionApiName: 'A', contextId: 'x' },
    invalid('performUpdateRecordQuickAction'),
  ],
  ['a server method without a class', cache.callServerMethod, { apexMethod: 'b' }, invalid('callServerMethod')],
]

it.each(THROWS)('throws and sends nothing: %s', async (_, adapter, input, message) => {
  const { service, records } = setUp()
  await expect(records.send(adapter, input as never)).rejects.toThrow(new Error(message))
  expect(service.taken()).toEqual([])
})

it('takes the types of batch operations in any letters', async () => {
  const { service, records } = setUp()
  for (const type of ['delete', 'DELETE', 'Delete'] as const) {
    const operations = [{ type: type as 'delete', records: [{ id: CASE }] }]
    await records.send(cache.executeBatchRecordOperations, { allOrNone: false, operations })
  }
  expect(service.taken()).toHaveLength(3)
})
