import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Gateway } from '../gateway.ts'
import { fieldValue } from '../records/field-value.ts'
import { prepareToyWorld, type ToyWorld, toyIds } from '../testing/toy-world.ts'

const PAPER = '012000000000901AAA'
const MANUSCRIPT = '012000000000903AAA'
const NO_TYPE = '012000000000977AAA'

let world: ToyWorld
beforeAll(async () => {
  world = await prepareToyWorld()
})
afterAll(() => world.close())

const told = async (work: Promise<unknown>, id: string): Promise<string> =>
  JSON.stringify(
    await work.then(
      (answer) => answer,
      (error: Error) => ({ ...error, message: error.message }),
    ),
  ).replaceAll(id, 'the id')

it('offers a value for internal people to them alone', async () => {
  const values = async (caller: Gateway) =>
    (await caller.objectInfo.picklist('Book__c', PAPER, 'Genre__c')).values.map(({ value }) => value)
  expect(await values(world.as('libby'))).toContain('Weeded')
  expect(await values(world.as('alice'))).toEqual(['Novel', 'History', 'Science'])
  const shelves = await world.as('alice').objectInfo.picklist('Book__c', PAPER, 'Shelf__c')
  expect(Object.keys(shelves.controllerValues)).toEqual(['Novel', 'History', 'Science'])
})

it('knows a record type only for its profiles, by whatever way it is asked for', async () => {
  const infos = async (caller: Gateway) => Object.keys((await caller.objectInfo.get('Book__c')).recordTypeInfos)
  expect(await infos(world.as('libby'))).toContain(MANUSCRIPT)
  expect(await infos(world.as('alice'))).not.toContain(MANUSCRIPT)
  const ways: ((caller: Gateway, id: string) => Promise<unknown>)[] = [
    ({ objectInfo }, id) => objectInfo.picklists('Book__c', id),
    ({ objectInfo }, id) => objectInfo.picklist('Book__c', id, 'Genre__c'),
    ({ layouts }, id) => layouts.get('Book__c', { recordTypeId: id }),
    ({ records }, id) => records.get(id, { fields: ['RecordType.Name'] }),
  ]
  for (const way of ways) {
    expect(await told(way(world.as('alice'), MANUSCRIPT), MANUSCRIPT)).toBe(
      await told(way(world.as('alice'), NO_TYPE), NO_TYPE),
    )
  }
  const { fields } = await world.as('alice').records.get(PAPER, { fields: ['RecordType.Name'] })
  expect(fields.Name?.value).toBe('Paper book')
  expect((await world.as('libby').records.get(MANUSCRIPT, { fields: ['Name'] })).id).toBe(MANUSCRIPT)
})

it('lets only those who know a value write it', async () => {
  const updated = await world.as('libby').records.update(toyIds.alps, { Genre__c: 'Weeded' })
  expect(updated.fields.Genre__c?.value).toBe('Weeded')
  const { app } = world.platform
  const genre = app.required('Book__c').fields.get('Genre__c')
  if (!genre) throw new Error('There is no genre')
  const refusal = expect.objectContaining({ code: 'INVALID_OR_NULL_FOR_RESTRICTED_PICKLIST' })
  expect(() => fieldValue(app, genre, 'Weeded', world.principalOf('alice'))).toThrow(refusal)
  expect(() => fieldValue(app, genre, 'Nonsense', world.principalOf('alice'))).toThrow(refusal)
})
