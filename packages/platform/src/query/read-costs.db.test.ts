import { AppError, limits } from 'contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createPlatform } from '../platform.ts'
import { createMemoryFileStore } from '../testing/memory-file-store.ts'
import { toyApp } from '../testing/toy-app.ts'
import { prepareToyWorld, type ToyWorld, toyIds } from '../testing/toy-world.ts'
import { PER_KIBIBYTE, PER_WRITTEN_ITEM, type ReadCosts } from './read-costs.ts'

let world: ToyWorld
beforeAll(async () => {
  world = await prepareToyWorld()
})
afterAll(() => world.close())

const creation = { CreatedDate: '2026-01-01T00:00:00.000Z' }
const allBooks = { objectApiName: 'Book__c', listViewApiName: 'AllBooks' }

/** A librarian on a platform that counts what is reserved, used and charged, and the statements that it sends, up to a number of reservations. */
function counting(affordable = Number.POSITIVE_INFINITY) {
  const reserved: number[] = []
  const used: number[] = []
  const charged: { cost: number; statements: number }[] = []
  let statements = 0
  const readCosts: ReadCosts = {
    of: () => ({
      reserve: (cost) => {
        if (reserved.length >= affordable) throw new AppError('TOO_MANY_REQUESTS', { seconds: 1 })
        reserved.push(cost)
        return { ready: null, end: (cost) => used.push(cost) }
      },
      charge: (cost) => {
        charged.push({ cost, statements })
        if (affordable === 0) throw new AppError('TOO_MANY_REQUESTS', { seconds: 1 })
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
      transaction: (...args) => {
        statements += 1
        return world.database.transaction(...args)
      },
    },
    fileStore: createMemoryFileStore(),
    tokenSecret: 'toy',
    readCosts,
  })
  return {
    platform,
    libby: platform.as(world.principalOf('libby')),
    reserved,
    used,
    charged,
    statements: () => statements,
  }
}

it('reserves what a read may cost before it runs, and gives back what it did not use', async () => {
  const { libby, reserved, used } = counting()
  await libby.records.get(toyIds.dunes, { fields: ['Book__c.Title__c'] })
  await libby.records.get(toyIds.dunes, { fields: ['Book__c.Title__c', 'Book__c.Branch__r.Name'] })
  const [alone = 0, withParent = 0] = reserved
  expect(withParent).toBeGreaterThan(alone)
  await libby.lists.records(allBooks, { pageSize: 1_000 })
  expect(reserved.at(-1)).toBeGreaterThan(20 * alone)
  expect(used.at(-1)).toBeLessThan((reserved.at(-1) ?? 0) / 10)
  expect(used).toHaveLength(reserved.length)
})

it('reserves the length of the long texts that a read may find, and gives back what they do not have', async () => {
  const { libby, reserved, used } = counting()
  await libby.records.get(toyIds.dunes, { fields: ['Book__c.Title__c'] })
  await libby.records.get(toyIds.dunes, { fields: ['Book__c.Title__c', 'Book__c.Summary__c'] })
  const [without = 0, withText = 0] = reserved
  expect(withText - without).toBeGreaterThan((PER_KIBIBYTE * 5_000) / 1024)
  expect(used[1]).toBeLessThan(without + PER_KIBIBYTE)
})

it('refuses more long text than a request may read, whether its rows could have it or have it', async () => {
  const { libby } = counting()
  const books = (pageSize: number, ...fields: string[]) =>
    libby.lists.records(allBooks, { pageSize, optionalFields: fields.map((field) => `Book__c.${field}`) })
  const refused = (count: number) => ({ message: expect.stringContaining(`more than ${count} characters of text`) })
  await expect(books(2_000, 'Summary__c', 'StaffNote__c')).rejects.toMatchObject(
    refused(limits.textCharactersPerStatement),
  )
  const text = 'a'.repeat(5_000)
  const rows = Math.ceil(limits.textCharactersPerRequest / text.length)
  await world.load(
    'Book__c',
    Array.from({ length: rows }, (_, index) => ({ ...creation, Title__c: `Long ${index}`, Summary__c: text })),
  )
  await expect(counting().libby.lists.records(allBooks, { pageSize: 2_000 })).resolves.toMatchObject({
    count: expect.toSatisfy((count: number) => count > rows),
  })
  await expect(books(2_000, 'Summary__c')).rejects.toMatchObject(refused(limits.textCharactersPerRequest))
})

it('counts the long texts of each request for itself, also of requests of one session', async () => {
  const libby = world.principalOf('libby')
  const principal = Object.freeze({ ...libby, attributes: Object.freeze({ ...libby.attributes }) })
  const { platform } = counting()
  const Summary__c = 'a'.repeat(5_000)
  const books = Array.from({ length: limits.idsPerRequest }, () => ({
    ...creation,
    Title__c: 'Read often',
    Summary__c,
  }))
  const ids = await world.load('Book__c', books)
  const requests = Math.ceil(limits.textCharactersPerRequest / (ids.length * Summary__c.length)) + 1
  for (let request = 0; request < requests; request++) {
    const read = platform.as(principal).records.getBatch(ids, { fields: ['Book__c.Summary__c'] })
    await expect(read).resolves.toMatchObject({ hasErrors: false })
  }
})

it('counts the long texts of the lists of a batch together, as often as they are written', async () => {
  const text = 'a'.repeat(5_000)
  const [bookId = ''] = await world.load('Book__c', [
    { ...creation, Title__c: 'Lent', Summary__c: text, StaffNote__c: text },
  ])
  await world.load(
    'Loan__c',
    [1_001, 1_002].map(() => ({ ...creation, BookId__c: bookId, Status__c: 'Out' })),
  )
  const lists = (count: number) =>
    counting().libby.relatedLists.recordsBatch(
      bookId,
      Array.from({ length: count }, () => ({
        relatedListId: 'Loans',
        optionalFields: ['Loan__c.Book__r.Summary__c', 'Loan__c.Book__r.StaffNote__c'],
      })),
    )
  const fitting = Math.floor(limits.textCharactersPerRequest / (4 * text.length))
  await expect(lists(fitting)).resolves.toMatchObject({ results: expect.any(Array) })
  await expect(lists(fitting + 1)).rejects.toMatchObject({ code: 'QUERY_TOO_COMPLICATED' })
})

it('charges the items of a batch of writes before any of them runs, and does none when the budget is spent', async () => {
  const records = ['One', 'Two'].map((Title__c) => ({ apiName: 'Book__c', fields: { Title__c } }))
  const batch = { allOrNone: false, operations: [{ type: 'CREATE', records }] }
  const spent = counting(0)
  await expect(spent.libby.records.batch(batch)).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' })
  expect(spent.statements()).toBe(0)
  const { libby, charged } = counting()
  await libby.records.batch(batch)
  expect(charged).toEqual([{ cost: 2 * PER_WRITTEN_ITEM, statements: 0 }])
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
