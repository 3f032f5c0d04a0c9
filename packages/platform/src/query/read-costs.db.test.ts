import { afterAll, beforeAll, expect, it } from 'vitest'
import { createPlatform } from '../platform.ts'
import { createMemoryFileStore } from '../testing/memory-file-store.ts'
import { toyApp } from '../testing/toy-app.ts'
import { prepareToyWorld, type ToyWorld, toyIds } from '../testing/toy-world.ts'
import type { ReadCosts } from './read-costs.ts'

let world: ToyWorld
beforeAll(async () => {
  world = await prepareToyWorld()
})
afterAll(() => world.close())

/** A librarian on a platform that counts what is reserved and used, and the statements that it sends. */
function counting() {
  const reserved: number[] = []
  const used: number[] = []
  let statements = 0
  const readCosts: ReadCosts = {
    of: () => ({
      reserve: (cost) => {
        reserved.push(cost)
        return { ready: null, end: (cost) => used.push(cost) }
      },
    }),
  }
  const platform = createPlatform({
    app: toyApp,
    database: {
      ...world.database,
      query: (...statement) => {
        statements += 1
        return world.database.query(...statement)
      },
    },
    fileStore: createMemoryFileStore(),
    tokenSecret: 'toy',
    readCosts,
  })
  return { libby: platform.as(world.principalOf('libby')), reserved, used, statements: () => statements }
}

it('reserves what a read may cost before it runs, and gives back what it did not use', async () => {
  const { libby, reserved, used } = counting()
  await libby.records.get(toyIds.dunes, { fields: ['Book__c.Title__c'] })
  await libby.records.get(toyIds.dunes, { fields: ['Book__c.Title__c', 'Book__c.Branch__r.Name'] })
  const [one = 0, withParent = 0] = reserved
  expect(withParent).toBeGreaterThan(one)
  await libby.lists.records({ objectApiName: 'Book__c', listViewApiName: 'AllBooks' }, { pageSize: 1_000 })
  expect(reserved.at(-1)).toBeGreaterThan(20 * one)
  expect(used.at(-1)).toBeLessThan((reserved.at(-1) ?? 0) / 10)
  expect(used).toHaveLength(reserved.length)
})

it('answers names of a batch that are the same once', async () => {
  const { libby, statements } = counting()
  const lists = Array.from({ length: 20 }, () => ({ relatedListId: 'Loans', pageSize: 3 }))
  await libby.relatedLists.recordsBatch(toyIds.dunes, lists.slice(0, 1))
  const forOne = statements()
  const { results } = await libby.relatedLists.recordsBatch(toyIds.dunes, lists)
  expect(results).toHaveLength(20)
  expect(statements()).toBe(2 * forOne)
  const described = await libby.objectInfo.getBatch(['Book__c', 'book__C', 'Book__c', 'Nothing__c'])
  expect(described.results.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 404])
  expect(described.results[1]?.result).toBe(described.results[0]?.result)
})
