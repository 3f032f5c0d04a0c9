import { AppError, limits } from 'contract'
import * as calls from 'contract/calls'
import fc from 'fast-check'
import { Type } from 'typebox'
import { expect, it } from 'vitest'
import { callCheck } from './call-check.ts'

const createRecord = callCheck('records.createRecord', calls.records.createRecord)
const getRecord = callCheck('records.getRecord', calls.records.getRecord)
const getSession = callCheck('session.getSession', calls.session.getSession)

const params = { recordId: '500000000000001AAA' }

it('hands bodies on exactly as they came', () => {
  const body = { apiName: 'Case', fields: { Subject: '5', Count: 5, Flag: true, Nothing: null } }
  expect(createRecord.input({ params: {}, query: {}, body }).body).toEqual(body)
})

it.each<[unknown, string]>([
  [{ apiName: 'Case' }, 'fields are missing'],
  [{ apiName: 'Case', fields: {}, ownerId: '005' }, 'a name it does not know'],
  [{ apiName: 5, fields: {} }, 'a number for a text'],
  [{ apiName: ['Case'], fields: {} }, 'a list for a text'],
  [{ apiName: 'Case', fields: { Subject: ['a'] } }, 'a list for a value'],
  [{ apiName: 'Case', fields: { Subject: {} } }, 'an object for a value'],
  [{ apiName: 'Case', fields: { '': 'x' } }, 'a field without a name'],
  [{ apiName: 'Case', fields: { ['x'.repeat(81)]: 'x' } }, 'a name longer than names are'],
  [{ apiName: 'Case', fields: { 'Sub\nject': {} } }, 'a name of two lines, whose value would not be checked'],
  [JSON.parse('{"apiName":"Case","fields":{"__proto__":"x"}}'), 'a field that would reach a prototype'],
  [JSON.parse('{"apiName":"Case","fields":{},"__proto__":{}}'), 'a name that would reach a prototype'],
  ['Case', 'a bare text'],
  [undefined, 'nothing'],
])('refuses the body %j: %s', (body, _why) => {
  expect(() => createRecord.input({ params: {}, query: {}, body })).toThrow(AppError)
})

it.each([
  ['search.getSearchResults', calls.search.getSearchResults, { searchObjectOptions: { 'a b': 'anything' } }],
  ['layouts.updateLayoutUserState', calls.layouts.updateLayoutUserState, { sectionUserStates: { '\n': 5 } }],
  ['listPreferences', calls.listPreferences.updateListPreferences, { columnWidths: { 'a\nb': 'wide' } }],
  [
    'layouts',
    calls.layouts.updateLayoutUserState,
    JSON.parse('{"sectionUserStates":{"__proto__":{"collapsed":true}}}'),
  ],
  ['a list', calls.listPreferences.updateListPreferences, JSON.parse('{"columnWidths":{"__proto__":90}}')],
])('checks the form of the keys of %s', (name, schema, body) => {
  const { input } = callCheck(name, { body: schema.body })
  expect(() => input({ params: {}, query: {}, body })).toThrow(AppError)
})

const many = Array.from({ length: limits.membersOfValue + 1 }, (_, number) => [`f${number}`, 'x'] as const)

it.each<[string, unknown]>([
  ['an object', { apiName: 'Case', fields: Object.fromEntries(many) }],
  ['a list', { apiName: 'Case', fields: {}, list: many }],
  ['the body', Object.fromEntries(many)],
  ['one deep inside', { apiName: 'Case', fields: { a: [{ b: [[many]] }] } }],
])('refuses %s of many members before it is held against the schema', (_, body) => {
  expect(() => createRecord.input({ params: {}, query: {}, body })).toThrow('too many members')
})

it('reads numbers and flags of the query from their texts', () => {
  const query = { pageSize: '50', updateMru: 'true', fields: 'Case.Subject' }
  expect(getRecord.input({ params, query, body: undefined }).query).toEqual({
    pageSize: 50,
    updateMru: true,
    fields: 'Case.Subject',
  })
})

it.each([
  { pageSize: 'many' },
  { pageSize: ['1', '2'] },
  { unknown: ['a', 'b'] },
  { updateMru: 'perhaps' },
  { unknown: '1' },
  { pageSize: '1.5' },
  JSON.parse('{"__proto__":"1"}') as Record<string, string>,
])('refuses the query %j', (query) => {
  expect(() => getRecord.input({ params, query, body: undefined })).toThrow(
    expect.objectContaining({ code: 'ILLEGAL_QUERY_PARAMETER_VALUE' }),
  )
})

it('joins the values of a list that comes several times in a query', () => {
  const { query } = getRecord.input({
    params,
    query: { fields: ['Case.Subject', 'Case.Status,Case.Id'] },
    body: undefined,
  })
  expect(query).toEqual({ fields: 'Case.Subject,Case.Status,Case.Id' })
})

it('takes no body for an object of which nothing is required', () => {
  const check = callCheck('lists.getListRecordsByName', calls.lists.getListRecordsByName)
  const listed = { objectApiName: 'Case', listViewApiName: 'MyCases' }
  for (const body of [undefined, null]) expect(check.input({ params: listed, query: {}, body }).body).toEqual({})
  expect(() => createRecord.input({ params: {}, query: {}, body: undefined })).toThrow(AppError)
})

it.each([
  [calls.records.createRecord, { apiName: 'Case' }, 'fields is missing'],
  [calls.records.createRecord, { apiName: 'Case', fields: { Subject: {} } }, 'fields.Subject must be'],
  [calls.records.createRecord, { apiName: 'Case', fields: {}, ownerId: '005' }, 'ownerId is not known'],
  [
    calls.relatedLists.getRelatedListRecordsBatch,
    { relatedListParameters: [{ relatedListId: 'CaseComments', order: [] }] },
    'relatedListParameters.0.order is not known',
  ],
  [calls.lists.getListRecordsByName, { sortBy: ['Subject', 5] }, 'sortBy.1 must be'],
  [
    calls.records.executeBatchRecordOperations,
    { allOrNone: true, operations: [{ type: 'CREATE', records: [{ fields: { Subject: [] } }] }] },
    'operations.0.records.0.fields.Subject must be',
  ],
  [
    calls.records.executeBatchRecordOperations,
    { allOrNone: true, operations: [{ type: 'CREATE' }] },
    'operations.0.records is missing',
  ],
])('names the member of a body that is wrong by its path: %#', (schema, body, words) => {
  expect(() => callCheck('call', { body: schema.body }).input({ params: {}, query: {}, body })).toThrow(
    expect.objectContaining({ facts: expect.objectContaining({ reason: expect.stringContaining(words) }) }),
  )
})

it.each([
  ['a text where a number is', { pageSize: 'many' }, 'pageSize must be a whole number'],
  ['a number out of its range', { pageSize: 0 }, 'pageSize must be 1 or more'],
  ['a list that is too long', { sortBy: ['a', 'b', 'c'] }, 'sortBy must have 2 entries or fewer'],
  ['an empty text', { name: '' }, 'name must not be empty'],
  ['a text of another form', { name: 'A-1' }, 'name must have the form that the documentation shows'],
  ['another value', { kind: 'c' }, 'kind must be one of the values that the documentation names'],
  ['another name', { 'page-size': 5 }, 'page-size is not known'],
  ['markup in a name', { '<b>x': 5 }, '_b_x is not known'],
])('says in plain words what is wrong with %s', (_, body, reason) => {
  const schema = Type.Object(
    {
      pageSize: Type.Optional(Type.Integer({ minimum: 1 })),
      sortBy: Type.Optional(Type.Array(Type.String(), { maxItems: 2 })),
      name: Type.Optional(Type.String({ minLength: 1, pattern: '^[a-z]*$' })),
      kind: Type.Optional(Type.Union([Type.Literal('a'), Type.Literal('b')])),
    },
    { additionalProperties: false },
  )
  expect(() => callCheck('call', { body: schema }).input({ params: {}, query: {}, body })).toThrow(
    expect.objectContaining({ facts: { reason } }),
  )
})

it('names a parameter of the query that is missing', () => {
  const getPathLayout = callCheck('layouts.getPathLayout', calls.layouts.getPathLayout)
  expect(() => getPathLayout.input({ params: { objectApiName: 'Case' }, query: {}, body: undefined })).toThrow(
    expect.objectContaining({ code: 'MISSING_ARGUMENT', facts: { parameter: 'layoutOverride' } }),
  )
})

it('truncates an unknown parameter name in its message', () => {
  for (const [check, value] of [
    [getRecord, ['a', 'b']],
    [getSession, 'a'],
  ] as const) {
    const checked = () => check.input({ params, query: { [`${'k'.repeat(5_000)}`]: value }, body: undefined })
    expect(checked).toThrow(/^The parameter k{80} has/)
  }
})

it('refuses any query parameter of a call without a query', () => {
  expect(() => getSession.input({ params: {}, query: { a: '1' }, body: undefined })).toThrow(AppError)
})

it('answers any value with a checked input or a refusal, and changes no prototype', () => {
  const before = Object.getOwnPropertyNames(Object.prototype).sort()
  fc.assert(
    fc.property(fc.jsonValue(), fc.dictionary(fc.string(), fc.string()), (body, query) => {
      try {
        createRecord.input({ params: {}, query, body })
      } catch (error) {
        expect(error).toBeInstanceOf(AppError)
      }
    }),
    { numRuns: 2_000 },
  )
  expect(Object.getOwnPropertyNames(Object.prototype).sort()).toEqual(before)
})

it('finds an answer that breaks the contract', () => {
  expect(() => getSession.answer({ csrfToken: 'x' })).toThrow('The answer of session.getSession breaks the contract')
})
