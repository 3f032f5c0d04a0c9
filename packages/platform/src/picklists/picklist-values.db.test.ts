import { MASTER_RECORD_TYPE_ID } from 'contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { prepareToyWorld, type ToyWorld } from '../testing/toy-world.ts'

let world: ToyWorld
beforeAll(async () => {
  world = await prepareToyWorld()
})
afterAll(() => world.close())

const paper = '012000000000901AAA'
const audio = '012000000000902AAA'

it('answers the values of a dependent picklist with the values they go with', async () => {
  const shelf = await world.as('alice').objectInfo.picklist('book__c', paper, 'Shelf__c')
  expect(shelf).toMatchObject({
    controllerValues: { Novel: 0, History: 1, Science: 2 },
    defaultValue: null,
    url: `/services/data/v65.0/ui-api/object-info/Book__c/picklist-values/${paper}/Shelf__c`,
    values: [
      { attributes: null, label: 'Shelf A', validFor: [0], value: 'A' },
      { attributes: null, label: 'Shelf B', validFor: [0, 2], value: 'B' },
      { attributes: null, label: 'Cellar', validFor: [0, 1, 2], value: 'Cellar' },
    ],
  })
})

it('leaves out values that a record type does not offer', async () => {
  const values = async (recordTypeId: string) =>
    (await world.as('alice').objectInfo.picklist('Book__c', recordTypeId, 'Shelf__c')).values.map(({ value }) => value)
  expect(await values(audio)).toEqual(['A', 'B'])
  expect(await values(audio.slice(0, 15))).toEqual(['A', 'B'])
  expect(await values(MASTER_RECORD_TYPE_ID)).toEqual(['A', 'B', 'Cellar'])
})

it('marks the values that close a record, and the default', async () => {
  const status = await world.as('libby').objectInfo.picklist('Loan__c', MASTER_RECORD_TYPE_ID, 'Status__c')
  const attributes = (closed: boolean) => ({ closed, picklistAtrributesValueType: 'LoanStatus' })
  expect(status.values).toEqual([
    { attributes: attributes(false), label: 'Lent', validFor: [], value: 'Out' },
    { attributes: attributes(false), label: 'Overdue', validFor: [], value: 'Overdue' },
    { attributes: attributes(true), label: 'Returned', validFor: [], value: 'Returned' },
  ])
  expect(status.defaultValue).toEqual(status.values[0])
})

it('answers all picklists of an object as it answers each alone', async () => {
  const { objectInfo } = world.as('alice')
  const { picklistFieldValues } = await objectInfo.picklists('Book__c', paper)
  expect(Object.keys(picklistFieldValues)).toEqual(['Genre__c', 'Shelf__c'])
  for (const [name, values] of Object.entries(picklistFieldValues)) {
    expect(await objectInfo.picklist('Book__c', paper, name)).toEqual(values)
  }
})

it('knows no picklist of a hidden object, of another field type, or of a foreign record type', async () => {
  const { objectInfo } = world.as('alice')
  const missing = { code: 'NOT_FOUND' }
  await expect(objectInfo.picklist('Vault__c', MASTER_RECORD_TYPE_ID, 'Name')).rejects.toMatchObject(missing)
  await expect(objectInfo.picklist('Book__c', paper, 'Title__c')).rejects.toMatchObject(missing)
  await expect(objectInfo.picklist('Book__c', paper, 'NoField')).rejects.toMatchObject(missing)
  await expect(objectInfo.picklists('Loan__c', paper)).rejects.toMatchObject(missing)
  await expect(objectInfo.picklists('Book__c', 'nonsense')).rejects.toMatchObject(missing)
})
