import { afterAll, beforeAll, expect, it } from 'vitest'
import { diffSchema } from '../schema/diff-schema.ts'
import { readSchema } from '../schema/read-schema.ts'
import { schemaOf } from '../schema/schema-of.ts'
import { prepareToyWorld, type ToyWorld, toyIds } from './toy-world.ts'

let world: ToyWorld
beforeAll(async () => {
  world = await prepareToyWorld()
})
afterAll(() => world.close())

it('makes the tables from the metadata, so that nothing is left to change', async () => {
  expect(diffSchema(await readSchema(world.database), schemaOf(world.platform.app))).toEqual([])
})

it('shows a reader the books of the own branch only', async () => {
  const book = await world.as('alice').records.get(toyIds.dunes, { fields: ['Title__c', 'Branch__r.Name'] })
  expect(book.fields.Title__c?.value).toBe('Dunes of the north')
  await expect(world.as('carol').records.get(toyIds.dunes, { fields: ['Title__c'] })).rejects.toMatchObject({
    code: 'NOT_FOUND',
  })
})
