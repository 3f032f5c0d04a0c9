import { Readable } from 'node:stream'
import { AppError } from 'contract'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { Gateway } from '../gateway.ts'
import { createPlatform } from '../platform.ts'
import { toyApp } from '../testing/toy-app.ts'
import { prepareToyWorld, type ToyPerson, type ToyWorld, toyIds } from '../testing/toy-world.ts'
import type { Quotas } from './quotas.ts'

const START = '2026-06-01T10:00:00.000Z'

const quotas: Quotas = {
  rows: {
    Loan__c: { person: 3, account: 5 },
    LoanHistory__c: { person: 3, account: 20 },
    ContentDocument: null,
    ContentVersion: null,
  },
  others: { person: 2, account: 4 },
  idempotencyKeys: { person: 2, account: 10 },
  fileBytes: { person: 100, account: 150 },
  ofGuests: { rows: {}, fileBytes: { person: 1, account: 1 } },
  storedBytes: 400,
  internalFactor: 10,
  accountOf: ({ attributes: { branchId } }) => (typeof branchId === 'string' ? branchId : null),
}

let world: ToyWorld
let free = Number.POSITIVE_INFINITY
/** Two processes of one installation. */
let processes: ((person: ToyPerson) => Gateway)[]

beforeAll(async () => {
  world = await prepareToyWorld()
  const { database, files } = world
  processes = [1, 2].map(() => {
    const fileStore = { ...files, freeBytes: async () => free }
    const platform = createPlatform({ app: toyApp, database, fileStore, tokenSecret: 'toy', quotas })
    return (person) => platform.as(world.principalOf(person))
  })
})
afterAll(() => world.close())

beforeEach(async () => {
  free = Number.POSITIVE_INFINITY
  await world.setNow(START)
  await world.database.query('truncate quota_use, stored_bytes')
  await world.platform.asSystem('a test').sweepUnlinked('2999-01-01T00:00:00.000Z')
})

const as = (person: ToyPerson, process = 0): Gateway => {
  const gatewayOf = processes[process]
  if (!gatewayOf) throw new Error('There is no such process')
  return gatewayOf(person)
}

const borrow = (person: ToyPerson, process = 0, bookId: string = toyIds.dunes) =>
  as(person, process).records.create('Loan__c', { BookId__c: bookId, DueDate__c: '2026-07-01T09:00:00.000Z' })

const upload = (person: ToyPerson, bytes: number, process = 0) =>
  as(person, process).content.upload({
    data: Readable.from([Buffer.alloc(bytes, 'x')], { objectMode: false }),
    fileName: 'notes.txt',
  })

const codesOf = async (attempts: readonly Promise<unknown>[]): Promise<string[]> =>
  (await Promise.allSettled(attempts)).map((outcome) =>
    outcome.status === 'fulfilled'
      ? 'made'
      : outcome.reason instanceof AppError
        ? outcome.reason.code
        : String(outcome.reason),
  )

const countCreated = (codes: readonly string[]): number => codes.filter((code) => code === 'made').length

async function loansOf(person: ToyPerson): Promise<number> {
  const { rows } = await world.database.query('select count(*) from records."Loan__c" where "CreatedById" = $1', [
    world.principalOf(person).userId,
  ])
  return Number(rows[0]?.[0])
}

it('refuses a row beyond what a person may make in a day, and says how long', async () => {
  for (let index = 0; index < 3; index++) await borrow('alice')
  await world.setNow('2026-06-01T12:30:00.000Z')
  await expect(borrow('alice')).rejects.toMatchObject({
    code: 'DAILY_LIMIT_REACHED',
    status: 429,
    message: 'You have reached the limit of 3 Loans a day. Try again in 22 hours.',
    facts: { seconds: 77_400 },
  })
  // Other objects and other users have separate quotas.
  await borrow('bruno')
  await world.setNow('2026-06-02T09:59:59.000Z')
  await expect(borrow('alice')).rejects.toMatchObject({ facts: { seconds: 1, wait: '1 minute' } })
  await world.setNow('2026-06-02T10:00:00.000Z')
  await borrow('alice')
})

it('keeps the quota of a person exactly, however many requests of two processes come at once', async () => {
  const before = await loansOf('alice')
  const codes = await codesOf(Array.from({ length: 24 }, (_, index) => borrow('alice', index % 2)))
  expect(countCreated(codes)).toBe(3)
  expect(codes.filter((code) => code === 'DAILY_LIMIT_REACHED')).toHaveLength(21)
  expect(await loansOf('alice')).toBe(before + 3)
})

it('keeps the quota of an account to what its other people commit at the same moment', async () => {
  for (let index = 0; index < 3; index++) await borrow('alice')
  const codes = await codesOf(Array.from({ length: 12 }, (_, index) => borrow('bruno', index % 2)))
  expect(countCreated(codes)).toBe(2)
  await expect(borrow('bruno')).rejects.toThrow('Your account has reached the limit of 5 Loans a day.')
  expect(await codesOf([borrow('carol', 0, toyIds.southern)])).toEqual(['made'])
  await world.database.query('truncate quota_use')
  const both = await codesOf(
    Array.from({ length: 24 }, (_, index) => borrow(index % 3 === 0 ? 'alice' : 'bruno', index % 2)),
  )
  // One row of each other person at most.
  expect(countCreated(both)).toBeGreaterThanOrEqual(5)
  expect(countCreated(both)).toBeLessThanOrEqual(6)
})

it('counts the rows of a batch, and undoes all of one that goes beyond the quota', async () => {
  const creation = { apiName: 'Loan__c', fields: { BookId__c: toyIds.dunes, DueDate__c: '2026-07-01T09:00:00.000Z' } }
  const batch = (allOrNone: boolean, count: number) =>
    as('alice').records.batch({
      allOrNone,
      operations: [{ type: 'CREATE', records: Array.from({ length: count }, () => creation) }],
    })
  const before = await loansOf('alice')
  const refused = await batch(true, 4)
  expect(refused.results.map(({ statusCode }) => statusCode)).toEqual([400, 400, 400, 429])
  expect(await loansOf('alice')).toBe(before)
  const { results } = await batch(false, 4)
  expect(results.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201, 429])
  expect(await loansOf('alice')).toBe(before + 3)
})

it('does not count what fails, what is repeated with its key, and what the system makes', async () => {
  const { records } = as('alice')
  const fields = { BookId__c: toyIds.dunes, DueDate__c: '2026-07-01T09:00:00.000Z' }
  for (let index = 0; index < 5; index++) {
    await expect(records.create('Loan__c', { BookId__c: toyIds.alps, DueDate__c: 'never' })).rejects.toThrow()
    await records.create('Loan__c', fields, { idempotencyKey: 'once' })
  }
  await borrow('alice')
  await borrow('alice')
  // A repeated creation is still answered when the quota is used up.
  await records.create('Loan__c', fields, { idempotencyKey: 'once' })
  await expect(borrow('alice')).rejects.toMatchObject({ code: 'DAILY_LIMIT_REACHED' })
})

it('gives internal people a multiple, and objects without a separate quota the common one', async () => {
  for (let index = 0; index < 20; index++) {
    await as('libby').records.create('Vault__c', { Name: `Shelf ${index}`, BookId__c: toyIds.dunes })
  }
  await expect(
    as('libby').records.create('Vault__c', { Name: 'One more', BookId__c: toyIds.dunes }),
  ).rejects.toMatchObject({ code: 'DAILY_LIMIT_REACHED', facts: { who: 'You have' } })
})

it('counts the rows that changes add, such as history', async () => {
  const { id } = await borrow('alice')
  const edit = (hour: number) =>
    as('libby').records.update(id, { DueDate__c: new Date(Date.UTC(2026, 6, 2, hour)).toISOString() })
  for (let hour = 0; hour < 30; hour++) await edit(hour)
  await expect(edit(30)).rejects.toMatchObject({ code: 'DAILY_LIMIT_REACHED' })
})

it('keeps the bytes of files exactly among uploads of two processes at once, and keeps no byte of a refused one', async () => {
  const keys = world.files.keys().length
  const codes = await codesOf(Array.from({ length: 8 }, (_, index) => upload('alice', 30, index % 2)))
  // What arrives at the same time counts, even when it is refused in the end.
  expect(countCreated(codes)).toBeGreaterThanOrEqual(1)
  expect(countCreated(codes)).toBeLessThanOrEqual(3)
  for (let left = 3 - countCreated(codes); left > 0; left--) await upload('alice', 30)
  expect(world.files.keys().length).toBe(keys + 3)
  await expect(upload('alice', 11)).rejects.toMatchObject({ code: 'DAILY_LIMIT_REACHED', status: 429 })
  await upload('bruno', 60)
  await expect(upload('alice', 1)).rejects.toThrow('Your account has reached the limit of')
})

it('refuses a resumable upload before its first byte where it has no room, those that are unfinished counted', async () => {
  const begin = (size: number, process = 0) =>
    as('alice', process).uploads.create({ size, metadata: { filename: 'notes.txt' } })
  const codes = await codesOf(Array.from({ length: 8 }, (_, index) => begin(40, index % 2)))
  expect(countCreated(codes)).toBe(2)
  await expect(begin(21)).rejects.toMatchObject({ code: 'DAILY_LIMIT_REACHED' })
  await expect(upload('alice', 21)).rejects.toMatchObject({ code: 'DAILY_LIMIT_REACHED' })
  await begin(20)
})

it('refuses a small disk to one person, and to one account, before it is full for all', async () => {
  free = 200
  const codes = await codesOf(Array.from({ length: 4 }, () => upload('alice', 20)))
  expect(countCreated(codes)).toBeGreaterThanOrEqual(1)
  expect(countCreated(codes)).toBeLessThanOrEqual(2)
  for (let left = 2 - countCreated(codes); left > 0; left--) await upload('alice', 20)
  await expect(upload('alice', 20)).rejects.toMatchObject({ code: 'STORAGE_FULL' })
  await expect(as('alice').uploads.create({ size: 11, metadata: { filename: 'notes.txt' } })).rejects.toMatchObject({
    code: 'STORAGE_FULL',
    status: 507,
  })
  await upload('bruno', 40)
  free = 160
  await expect(upload('bruno', 1)).rejects.toMatchObject({ code: 'STORAGE_FULL' })
  await upload('carol', 40)
})

it('keeps what an account has stored within its room, however it comes and however many upload at once, until files are deleted', async () => {
  const { database, files: fileStore } = world
  const roomy = { ...quotas, others: { person: 99, account: 99 }, fileBytes: { person: 9_999, account: 9_999 } }
  const [first, two] = [1, 2].map(() =>
    createPlatform({ app: toyApp, database, fileStore, tokenSecret: 'toy', quotas: { ...roomy, storedBytes: 100 } }),
  )
  const add = (person: ToyPerson, bytes: number, process = first) =>
    process?.as(world.principalOf(person)).content.upload({
      data: Readable.from([Buffer.alloc(bytes, 'x')], { objectMode: false }),
      fileName: 'notes.txt',
    })
  const begin = (person: ToyPerson, size: number) =>
    first?.as(world.principalOf(person)).uploads.create({ size, metadata: { filename: 'notes.txt' } })
  const codes = await codesOf(
    Array.from({ length: 12 }, async (_, index) => add(index % 2 ? 'alice' : 'bruno', 30, index % 3 ? first : two)),
  )
  expect(codes.filter((code) => code !== 'made' && code !== 'ACCOUNT_STORAGE_FULL')).toEqual([])
  expect(countCreated(codes)).toBeLessThanOrEqual(3)
  for (let left = 3 - countCreated(codes); left > 0; left--) await add('alice', 30)
  await expect(add('bruno', 11)).rejects.toMatchObject({ code: 'ACCOUNT_STORAGE_FULL', status: 400 })
  await expect(begin('alice', 11)).rejects.toThrow('Your account has reached the limit of 0 GB of stored files.')
  // Two uploads that were begun while there was room for each: the one that ends later is refused, and can be sent again.
  const uploads = await Promise.all([begin('alice', 10), begin('bruno', 10)])
  const end = (person: ToyPerson, id = '') =>
    first
      ?.as(world.principalOf(person))
      .uploads.append(id, 0, Readable.from([Buffer.alloc(10, 'x')], { objectMode: false }))
  await end('alice', uploads[0]?.id)
  await expect(end('bruno', uploads[1]?.id)).rejects.toMatchObject({ code: 'ACCOUNT_STORAGE_FULL' })
  // Another account, and another day, which is no way out.
  await add('carol', 100)
  await world.setNow('2026-06-09T10:00:00.000Z')
  await expect(add('alice', 1)).rejects.toMatchObject({ code: 'ACCOUNT_STORAGE_FULL' })
  await first?.asSystem('a test').sweepUnlinked('2999-01-01T00:00:00.000Z')
  const { rows } = await database.query('select account_id, bytes from stored_bytes')
  expect(rows.map(([, bytes]) => Number(bytes))).toEqual([0, 0])
  await add('alice', 100)
})

it('counts idempotency keys, those of the parts of a batch too, and no repeated one', async () => {
  const { records } = as('alice')
  const create = (idempotencyKey: string) => records.create('Loan__c', { BookId__c: toyIds.dunes }, { idempotencyKey })
  for (let time = 0; time < 3; time++) await create('one')
  await create('two')
  await expect(create('three')).rejects.toMatchObject({ code: 'DAILY_LIMIT_REACHED' })
  const { rows } = await world.database.query(
    "select key from idempotency_key where key in ('one', 'two', 'three') order by key",
  )
  expect(rows.flat()).toEqual(['one', 'two'])
  const loan = { apiName: 'Loan__c', fields: { BookId__c: toyIds.dunes } }
  const operations = [{ type: 'CREATE', records: [loan, loan] }]
  const { results } = await as('bruno').records.batch({ allOrNone: false, operations, idempotencyKey: 'a batch' })
  expect(results.map(({ statusCode }) => statusCode)).toEqual([201, 429])
})
