import { afterAll, beforeAll, expect, it } from 'vitest'
import { prepareToyWorld, type ToyPerson, type ToyWorld } from '../testing/toy-world.ts'

let world: ToyWorld
beforeAll(async () => {
  world = await prepareToyWorld()
})
afterAll(() => world.close())

const columns = async (person: ToyPerson, object: string) =>
  new Map((await world.as(person).lists.objectInfo(object)).columns.map((column) => [column.fieldApiName, column]))

it('describes the columns that the caller can read, and no others', async () => {
  const ofAlice = await columns('alice', 'book__C')
  expect(ofAlice.get('Genre__c')).toEqual({
    alias: 'Genre__c',
    dataType: 'Picklist',
    defaultFilterOperator: 'Equals',
    displayable: true,
    fieldApiName: 'Genre__c',
    filterable: true,
    label: 'Genre',
    picklistValues: ['Novel', 'History', 'Science'].map((value) => ({ apiName: value, label: value })),
    quickFilterOperator: 'Equals',
    quickFilterOverrides: [],
    quickFilterable: true,
    sortable: true,
    supportedFilterOperators: ['Equals', 'NotEqual'],
  })
  expect(ofAlice.get('Summary__c')).toMatchObject({ filterable: false, sortable: false, supportedFilterOperators: [] })
  expect(ofAlice.get('Branch__r.Name')).toMatchObject({ label: 'Branch', filterable: true })
  expect(ofAlice.has('Supplier__c')).toBe(false)
  const ofLibby = await columns('libby', 'Book__c')
  expect(ofLibby.has('Supplier__c')).toBe(true)
  expect(ofLibby.get('Genre__c')?.picklistValues).toHaveLength(4)
})

it('offers the scopes whose value the caller has', async () => {
  const scopes = async (person: ToyPerson) =>
    (await world.as(person).lists.objectInfo('Loan__c')).availableScopes.map(({ apiName }) => apiName)
  expect(await scopes('alice')).toEqual(['everything', 'mine'])
  expect(await scopes('libby')).toEqual(['everything'])
  for (const object of ['Vault__c', 'Nothing__c']) {
    await expect(world.as('alice').lists.objectInfo(object)).rejects.toMatchObject({ code: 'NOT_FOUND', facts: {} })
  }
})

it('takes every operator that it names', async () => {
  const { lists } = world.as('libby')
  const operands: Readonly<Record<string, string>> = {
    Picklist: 'Novel',
    Reference: 'b00000000000001AAA',
    Boolean: 'True',
    Date: '2026-01-01',
    DateTime: '2026-01-01T00:00:00.000Z',
    Int: '7',
    Double: '7',
    Currency: '7.5',
    Percent: '7.5',
  }
  let taken = 0
  for (const { fieldApiName, dataType, supportedFilterOperators } of (await columns('libby', 'Book__c')).values()) {
    for (const operator of supportedFilterOperators) {
      const operand = fieldApiName === 'Shelf__c' ? 'A' : (operands[dataType] ?? 'x')
      const listViewApiName = `Taken${taken++}`
      const filteredByInfo = [{ fieldApiName, operator, operandLabels: [operand] }]
      const params = { label: 'Taken', listViewApiName, displayColumns: ['Title__c'], filteredByInfo }
      const info = await lists.create('Book__c', params)
      const shown = { ...info.filteredByInfo[0], label: undefined }
      const filter = { ...filteredByInfo[0], operandLabels: [dataType === 'Boolean' ? 'true' : operandShown(operand)] }
      expect(shown).toEqual({ ...filter, label: undefined })
      const reference = { objectApiName: 'Book__c', listViewApiName }
      await lists.records(reference)
      // What a list view shows of its filters can be given back to it.
      expect((await lists.update(reference, { filteredByInfo: info.filteredByInfo })).filteredByInfo).toEqual(
        info.filteredByInfo,
      )
      await lists.delete(reference)
    }
  }
  expect(taken).toBeGreaterThan(60)
})

const operandShown = (operand: string): string => (operand === 'A' ? 'Shelf A' : operand)
