import { afterAll, beforeAll, expect, it } from 'vitest'
import { prepareToyWorld, type ToyPerson, type ToyWorld } from '../testing/toy-world.ts'

let world: ToyWorld
beforeAll(async () => {
  world = await prepareToyWorld()
})
afterAll(() => world.close())

const describe = (person: ToyPerson, objectApiName = 'Book__c') => world.as(person).objectInfo.get(objectApiName)

it('describes what the caller may do with an object', async () => {
  expect(await describe('libby', 'book__C')).toMatchObject({
    apiName: 'Book__c',
    createable: true,
    updateable: true,
    deletable: true,
    custom: true,
    keyPrefix: 'b02',
    label: 'Book',
    labelPlural: 'Books',
    mruEnabled: true,
    searchable: true,
    layoutable: true,
    compactLayoutable: true,
    nameFields: ['Title__c'],
    defaultRecordTypeId: '012000000000901AAA',
    dependentFields: { Genre__c: { Shelf__c: {} } },
    recordTypeInfos: {
      '012000000000901AAA': { name: 'Paper book', master: false, defaultRecordTypeMapping: true, available: true },
      '012000000000902AAA': { name: 'Audio book', master: false, defaultRecordTypeMapping: false },
      '012000000000000AAA': { name: 'Master', master: true, defaultRecordTypeMapping: false },
    },
  })
  expect(await describe('alice')).toMatchObject({ createable: false, updateable: false })
})

it('names only fields that the caller may read or set', async () => {
  const names = async (person: ToyPerson) => Object.keys((await describe(person)).fields)
  expect(await names('alice')).not.toContain('Supplier__c')
  expect(await names('alice')).not.toContain('StaffNote__c')
  expect(await names('alice')).toContain('Title__c')
  expect(await names('libby')).toContain('StaffNote__c')
  expect(JSON.stringify(await describe('alice'))).not.toContain('Vault__c')
  expect((await describe('libby')).childRelationships.map(({ childObjectApiName }) => childObjectApiName)).toContain(
    'Vault__c',
  )
})

it('gives the data types and limits of fields in the words of the wire', async () => {
  const { fields } = await describe('libby')
  const types = Object.fromEntries(Object.values(fields).map((field) => [field.apiName, field.dataType]))
  expect(types).toMatchObject({
    Id: 'Reference',
    Title__c: 'String',
    Genre__c: 'Picklist',
    Pages__c: 'Int',
    Price__c: 'Currency',
    Wear__c: 'Percent',
    BoughtOn__c: 'Date',
    IsRare__c: 'Boolean',
    Summary__c: 'TextArea',
    BranchId__c: 'Reference',
    CreatedDate: 'DateTime',
  })
  expect(fields.Title__c).toMatchObject({
    createable: true,
    filterable: true,
    inlineHelpText: 'As printed on the cover.',
    length: 255,
    nameField: true,
    precision: 0,
    required: true,
    sortable: true,
  })
  expect(fields.Price__c).toMatchObject({ length: 0, precision: 18, scale: 2, sortable: false })
  expect(fields.Summary__c).toMatchObject({ extraTypeInfo: 'PlainTextArea', filterable: false, sortable: false })
  expect(fields.Shelf__c).toMatchObject({ controllerName: 'Genre__c', controllingFields: ['Genre__c'] })
  expect(fields.BranchId__c).toMatchObject({
    reference: true,
    referenceToInfos: [{ apiName: 'Branch__c', nameFields: ['Name'] }],
    relationshipName: 'Branch__r',
  })
})

it('marks what the caller may create and change, field by field', async () => {
  const { fields } = await describe('alice', 'Loan__c')
  const flags = (name: string) => [fields[name]?.createable, fields[name]?.updateable, fields[name]?.required]
  expect(flags('Remark__c')).toEqual([true, true, false])
  expect(flags('BookId__c')).toEqual([true, false, true])
  expect(flags('Status__c')).toEqual([false, false, false])
  expect(flags('CreatedDate')).toEqual([false, false, false])
})

it('answers for a hidden object as for an unknown one', async () => {
  const refusal = (name: string) =>
    describe('alice', name).then(
      () => null,
      (error: unknown) => error,
    )
  expect(await refusal('Vault__c')).toEqual(await refusal('NoObject'))
  expect(await refusal('Vault__c')).toMatchObject({ code: 'NOT_FOUND' })
})

it('has another tag for every caller who sees another body', async () => {
  expect((await describe('alice')).eTag).toBe((await describe('alice')).eTag)
  expect((await describe('alice')).eTag).not.toBe((await describe('libby')).eTag)
})

it('lists the objects of the caller, and describes several in order', async () => {
  const { directory, getBatch } = world.as('alice').objectInfo
  const { objects } = await directory()
  expect(objects.Book__c).toEqual({
    apiName: 'Book__c',
    keyPrefix: 'b02',
    label: 'Book',
    labelPlural: 'Books',
    nameFields: ['Title__c'],
    objectInfoUrl: '/services/data/v65.0/ui-api/object-info/Book__c',
  })
  expect(objects).not.toHaveProperty('Vault__c')
  expect((await world.as('libby').objectInfo.directory()).objects).toHaveProperty('Vault__c')
  const { results } = await getBatch(['book__c', 'Vault__c', 'Nothing__c', 'book__c'])
  expect(results.map(({ statusCode }) => statusCode)).toEqual([200, 404, 404, 200])
  expect(results[1]).toEqual(results[2])
  expect(results[0]?.result).toEqual(await world.as('alice').objectInfo.get('Book__c'))
  const names = Array.from({ length: 201 }, () => 'Book__c')
  await expect(getBatch(names)).rejects.toMatchObject({ code: 'QUERY_TOO_COMPLICATED' })
})
