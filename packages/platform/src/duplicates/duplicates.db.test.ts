import { afterAll, beforeAll, expect, it } from 'vitest'
import { prepareToyWorld, type ToyWorld, toyIds } from '../testing/toy-world.ts'

let world: ToyWorld
beforeAll(async () => {
  world = await prepareToyWorld()
})
afterAll(() => world.close())

const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: { code: string }) => error.code,
  )

const none = { allowSave: true, duplicateError: false, duplicateRules: [], matches: [] }

it('describes the rules of an object to internal people alone', async () => {
  const { duplicates } = world.as('libby')
  expect(await duplicates.configuration('reader__C')).toEqual({
    apiName: 'Reader__c',
    dedupeEnabled: true,
    dedupeFields: ['Email__c'],
    duplicateRules: [
      {
        actionOnInsert: 'Allow',
        actionOnUpdate: 'Block',
        active: true,
        duplicateRuleFilters: [
          {
            booleanFilter: '1',
            filterItems: [
              { eTag: expect.any(String), field: 'Name', operation: 'notEqual', sortOrder: 1, value: 'Everybody' },
            ],
            eTag: expect.stringMatching(/^[0-9a-f]{32}$/),
            ruleCritera: '',
          },
        ],
        eTag: expect.any(String),
        matchRules: [
          {
            eTag: expect.any(String),
            matchEngine: 'ExactMatchEngine',
            matchFields: ['Email__c'],
            name: 'Same_Email',
            objectApiName: 'Reader__c',
          },
        ],
        name: 'Reader_Email',
        operationsOnInsert: ['Alert'],
        operationsOnUpdate: ['Alert'],
      },
    ],
    eTag: expect.any(String),
    predupeEnabled: true,
  })
  expect(await duplicates.configuration('Vault__c')).toMatchObject({ dedupeEnabled: false, duplicateRules: [] })
  expect((await duplicates.configuration('Book__c')).duplicateRules.map(({ name, active }) => [name, active])).toEqual([
    ['Book_Title', true],
    ['Book_Isbn', true],
    ['Book_Pages', false],
  ])
  expect((await duplicates.configuration('Book__c')).dedupeFields).toEqual(['Title__c', 'BranchId__c', 'Isbn__c'])
  for (const name of ['Reader__c', 'Vault__c', 'NoSuchObject']) {
    expect(await codeOf(world.as('alice').duplicates.configuration(name))).toBe('NOT_FOUND')
  }
  expect(await codeOf(duplicates.configuration('NoSuchObject'))).toBe('NOT_FOUND')
  const recordTypeId = '012000000000999AAA'
  expect(await codeOf(duplicates.configuration('Book__c', { recordTypeId }))).toBe('NOT_FOUND')
})

it('finds records like the one about to be saved, by rule', async () => {
  const { duplicates } = world.as('libby')
  const fields = { Title__c: 'Dunes of the north', BranchId__c: toyIds.north, Isbn__c: '978-1' }
  expect(await duplicates.predupe('Book__c', fields)).toEqual({
    allowSave: false,
    duplicateError: true,
    duplicateRules: ['Book_Title', 'Book_Isbn'],
    matches: [
      {
        duplicateResultInfos: {
          Book_Title: {
            allowSave: true,
            matchResultInfo: { recordIds: [toyIds.dunes], rule: 'Same_Title_In_Branch' },
            rule: 'Book_Title',
          },
          Book_Isbn: {
            allowSave: false,
            matchResultInfo: { recordIds: [toyIds.dunes], rule: 'Same_Isbn' },
            rule: 'Book_Isbn',
          },
        },
        objectApiName: 'Book__c',
        recordIds: [toyIds.dunes],
      },
    ],
  })
  expect(await duplicates.predupe('Book__c', { ...fields, BranchId__c: toyIds.south, Isbn__c: null })).toEqual(none)
  expect(await duplicates.predupe('Book__c', { Title__c: 'Dunes of the north' })).toEqual(none)
  expect(await duplicates.predupe('Book__c', { Title__c: 'New', Pages__c: 320 })).toEqual(none)
})

it('compares addresses without minding capitals, and leaves the record itself out', async () => {
  const { duplicates } = world.as('libby')
  const fields = { Name: 'A. Berg', Email__c: 'Alice@Library.Example' }
  expect((await duplicates.predupe('Reader__c', fields)).matches[0]?.recordIds).toEqual([toyIds.alice])
  expect(await duplicates.predupe('Reader__c', { ...fields, Id: toyIds.alice })).toEqual(none)
  expect(await duplicates.predupe('Reader__c', { ...fields, Id: toyIds.bruno })).toMatchObject({ allowSave: false })
  expect(await duplicates.predupe('Reader__c', { Id: toyIds.bruno, Fines__c: 2 })).toEqual(none)
  expect(await duplicates.predupe('Reader__c', { ...fields, Name: 'Everybody' })).toEqual(none)
})

it('hides all duplicates from customers, for every call', async () => {
  const { duplicates } = world.as('alice')
  const ask = (email: string) => duplicates.predupe('Reader__c', { Email__c: email })
  expect(await ask('alice@library.example')).toEqual(none)
  expect(await ask('bruno@library.example')).toEqual(none)
  expect(await ask('carol@library.example')).toEqual(none)
  expect(await codeOf(duplicates.predupe('Vault__c', { Name: 'x' }))).toBe('INVALID_TYPE')
  expect(await codeOf(duplicates.predupe('NoSuchObject', { Name: 'x' }))).toBe('INVALID_TYPE')
  expect(await codeOf(duplicates.predupe('Reader__c', { Fines__c: 1 }))).toBe('INVALID_FIELD')
  expect(await codeOf(duplicates.predupe('Reader__c', { Id: toyIds.carol }))).toBe('NOT_FOUND')
})

it('takes only fields that the caller may set, before it looks at their values', async () => {
  const { duplicates } = world.as('alice')
  expect(await codeOf(duplicates.predupe('Book__c', { Summary__c: 'x'.repeat(1_000_000) }))).toBe('FIELD_NOT_WRITEABLE')
  expect(await codeOf(duplicates.predupe('Reader__c', { Name: 'x'.repeat(256) }))).toBe('FIELD_NOT_WRITEABLE')
  expect(await codeOf(duplicates.predupe('Reader__c', { Email__c: 'x'.repeat(256) }))).toBe('STRING_TOO_LONG')
})

it('saves an allowed duplicate only once it is confirmed, and a blocked one never', async () => {
  const { records } = world.as('libby')
  const reader = { Name: 'Alice again', Email__c: 'alice@library.example' }
  await expect(records.create('Reader__c', reader)).rejects.toMatchObject({
    code: 'DUPLICATES_DETECTED',
    facts: { rules: 'Reader_Email' },
    matchResults: [
      {
        apiName: 'Reader__c',
        isAllowSave: true,
        matchRecordIds: [expect.any(String)],
      },
    ],
  })
  const saved = await records.create('Reader__c', reader, { allowSaveOnDuplicate: true })
  const change = { Email__c: 'bruno@library.example' }
  expect(await codeOf(records.update(saved.id, change, { allowSaveOnDuplicate: true }))).toBe('DUPLICATES_DETECTED')
  // A change of another field is not checked, and a rule that only reports never blocks.
  expect((await records.update(saved.id, { Fines__c: 3 })).fields.Fines__c?.value).toBe(3)
  const book = { Title__c: 'Dunes of the north', BranchId__c: toyIds.north }
  expect((await records.create('Book__c', book)).fields.Title__c?.value).toBe('Dunes of the north')
  const isbn = { Title__c: 'Other', Isbn__c: '978-1' }
  expect(await codeOf(records.create('Book__c', isbn, { allowSaveOnDuplicate: true }))).toBe('DUPLICATES_DETECTED')
})

it('refuses a duplicate as an item of a batch just the same', async () => {
  const fields = { Name: 'Carol again', Email__c: 'carol@library.example' }
  const { results } = await world.as('libby').records.batch({
    allOrNone: false,
    operations: [
      {
        type: 'CREATE',
        records: [
          { apiName: 'Reader__c', fields },
          { apiName: 'Reader__c', fields, allowSaveOnDuplicate: true },
        ],
      },
    ],
  })
  expect(results).toMatchObject([
    { statusCode: 400, result: [{ errorCode: 'DUPLICATES_DETECTED' }] },
    { statusCode: 201, result: { fields: { Name: { value: 'Carol again' } } } },
  ])
})

it('ignores that a customer allows duplicates, and asks for no confirmation', async () => {
  const { records } = world.as('alice')
  const change = { Email__c: 'bruno@library.example' }
  for (const allowSaveOnDuplicate of [true, false, undefined]) {
    const saved = await records.update(toyIds.alice, change, { allowSaveOnDuplicate })
    expect(saved.fields.Email__c?.value).toBe('bruno@library.example')
  }
})
