import type { RecordShape } from 'contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { prepareToyWorld, type ToyWorld, toyIds } from '../testing/toy-world.ts'

let world: ToyWorld
beforeAll(async () => {
  world = await prepareToyWorld()
})
afterAll(() => world.close())

const book = (title: string) => ({ apiName: 'Book__c', fields: { Title__c: title } })
const create = (...titles: string[]) => ({ type: 'CREATE', records: titles.map(book) })

/** Everything that a write can leave behind. */
async function everything(): Promise<string> {
  const tables = ['Book__c', 'Book__c_search', 'Loan__c', 'LoanHistory__c', 'Reader__c', 'Vault__c']
  const contents = []
  for (const table of tables) {
    contents.push((await world.database.query(`select t::text from records."${table}" t order by 1`)).rows)
  }
  contents.push((await world.database.query('select t::text from idempotency_key t order by 1')).rows)
  contents.push((await world.database.query('select t::text from recently_used t order by 1')).rows)
  return JSON.stringify(contents)
}

it.each([true, false])(
  'creates, changes and deletes in request order, types in any case (allOrNone %s)',
  async (allOrNone) => {
    const { records } = world.as('libby')
    const doomed = await records.create('Book__c', { Title__c: 'Doomed' })
    const answer = await records.batch({
      allOrNone,
      operations: [
        { type: 'Create', records: [book('One'), book('Two')] },
        {
          type: 'UPDATE',
          records: [
            { fields: { Id: toyIds.alps, Pages__c: 77 } },
            { id: toyIds.tides.slice(0, 15), fields: { Pages__c: 78 } },
          ],
        },
        { type: 'delete', records: [{ id: doomed.id }] },
      ],
    })
    expect(answer.hasErrors).toBe(false)
    expect(answer.results.map(({ statusCode }) => statusCode)).toEqual([201, 201, 200, 200, 200])
    const [first, two, alps, tides, deleted] = answer.results.map(({ result }) => result as RecordShape)
    expect([first?.fields.Title__c?.value, two?.fields.Title__c?.value]).toEqual(['One', 'Two'])
    expect([alps?.id, alps?.fields.Pages__c?.value, tides?.id, tides?.fields.Pages__c?.value]).toEqual([
      toyIds.alps,
      77,
      toyIds.tides,
      78,
    ])
    expect(deleted).toEqual({ id: doomed.id })
    await expect(records.get(doomed.id, { fields: ['Id'] })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  },
)

const bad = {
  'a hidden record': {
    type: 'UPDATE',
    records: [{ id: toyIds.vault, fields: { Name: 'x' } }],
    status: 404,
    code: 'NOT_FOUND',
  },
  'a record that cannot be changed': {
    type: 'UPDATE',
    records: [{ id: toyIds.dunes, fields: { Title__c: 'x' } }],
    status: 403,
    code: 'INSUFFICIENT_ACCESS',
  },
  'a record that cannot be deleted': {
    type: 'DELETE',
    records: [{ id: toyIds.brunoOnDunes }],
    status: 403,
    code: 'INSUFFICIENT_ACCESS',
  },
  'a field that cannot be set': {
    type: 'CREATE',
    records: [{ apiName: 'Loan__c', fields: { BookId__c: toyIds.dunes, Status__c: 'Returned' } }],
    status: 400,
    code: 'FIELD_NOT_WRITEABLE',
  },
  'an unknown field': {
    type: 'UPDATE',
    records: [{ id: toyIds.aliceOnDunes, fields: { StaffNote__c: 'x' } }],
    status: 400,
    code: 'INVALID_FIELD',
  },
  'an unknown object': {
    type: 'CREATE',
    records: [{ apiName: 'Vault__c', fields: { Name: 'x' } }],
    status: 400,
    code: 'INVALID_TYPE',
  },
  'no fields': { type: 'CREATE', records: [{ apiName: 'Loan__c' }], status: 400, code: 'MISSING_ARGUMENT' },
  'no id': { type: 'DELETE', records: [{}], status: 400, code: 'MISSING_ARGUMENT' },
  'two ids': {
    type: 'UPDATE',
    records: [{ id: toyIds.aliceOnDunes, fields: { Id: toyIds.brunoOnDunes } }],
    status: 400,
    code: 'INVALID_API_INPUT',
  },
  'an id for a new record': {
    type: 'CREATE',
    records: [{ id: toyIds.aliceOnDunes, ...book('x') }],
    status: 400,
    code: 'INVALID_API_INPUT',
  },
  'an id that is none': { type: 'DELETE', records: [{ id: 'nonsense' }], status: 400, code: 'INVALID_ID_FIELD' },
} as const

describe.each(Object.entries(bad))('%s in a batch', (_, { status, code, type, records: [item] }) => {
  const loan = (remark: string) => ({
    type: 'CREATE',
    records: [{ apiName: 'Loan__c', fields: { BookId__c: toyIds.dunes, Remark__c: remark } }],
  })
  const operations = (position: number) =>
    [loan('a'), loan('b'), loan('c')].toSpliced(position, 0, { type, records: [item] } as never)

  it('undoes all of it at any position, with allOrNone', async () => {
    const before = await everything()
    for (let position = 0; position < 4; position++) {
      const batch = { allOrNone: true, operations: operations(position), idempotencyKey: `key-${position}` }
      const { hasErrors, results } = await world.as('alice').records.batch(batch)
      expect(hasErrors).toBe(true)
      expect(
        results.map(({ statusCode, result }) => [statusCode, (result as { errorCode: string }[])[0]?.errorCode]),
      ).toEqual(
        [0, 1, 2, 3].map((place) => (place === position ? [status, code] : [400, 'ALL_OR_NONE_OPERATION_ROLLED_BACK'])),
      )
      expect(await everything()).toBe(before)
    }
  })

  it('is refused alone otherwise', async () => {
    const { results } = await world.as('alice').records.batch({ allOrNone: false, operations: operations(1) })
    expect(results.map(({ statusCode }) => statusCode)).toEqual([201, status, 201, 201])
  })
})

const refusedOfStaff = {
  'a record like another one': {
    type: 'CREATE',
    records: [{ apiName: 'Book__c', fields: { Title__c: 'Again', Isbn__c: '978-1' } }],
    code: 'DUPLICATES_DETECTED',
  },
  'a record that others refer to': { type: 'DELETE', records: [{ id: toyIds.dunes }], code: 'DELETE_FAILED' },
  'a change of a missing record': {
    type: 'UPDATE',
    records: [{ id: 'b02000000000077AAA', fields: { Pages__c: 1 } }],
    code: 'NOT_FOUND',
  },
} as const

it.each(Object.entries(refusedOfStaff))(
  'undoes creations, changes and deletions around %s at any position, with allOrNone',
  async (_, { code, ...bad }) => {
    const { records } = world.as('libby')
    const doomed = await records.create('Book__c', { Title__c: `Doomed by ${code}` })
    const good = [
      create('Undone'),
      { type: 'UPDATE', records: [{ id: toyIds.alps, fields: { Pages__c: 999 } }] },
      { type: 'DELETE', records: [{ id: doomed.id }] },
    ]
    const before = await everything()
    for (let position = 0; position <= good.length; position++) {
      const operations = (good as { type: string; records: readonly object[] }[]).toSpliced(position, 0, bad)
      const { hasErrors, results } = await records.batch({ allOrNone: true, operations })
      const codes = results.map(({ result }) => (result as { errorCode: string }[])[0]?.errorCode)
      const wanted = operations.map((_item, place) => (place === position ? code : 'ALL_OR_NONE_OPERATION_ROLLED_BACK'))
      expect([hasErrors, codes]).toEqual([true, wanted])
      expect(await everything()).toBe(before)
    }
    const alone = await records.batch({ allOrNone: false, operations: [...good.slice(0, 2), bad, ...good.slice(2)] })
    expect(alone.results.map(({ statusCode }) => statusCode < 300)).toEqual([true, true, false, true])
  },
)

it('answers for a hidden record as for a missing one', async () => {
  const missing = 'b05000000000077AAA'
  const ask = (id: string) =>
    world.as('alice').records.batch({
      allOrNone: false,
      operations: [
        { type: 'DELETE', records: [{ id }, { id, apiName: 'Loan__c' }] },
        { type: 'UPDATE', records: [{ id, fields: { Name: 'x' } }] },
      ],
    })
  expect(JSON.stringify(await ask(toyIds.vault))).toBe(JSON.stringify(await ask(missing)))
})

it('keeps the place of an item that is named twice', async () => {
  const { records } = world.as('libby')
  const { id } = await records.create('Book__c', { Title__c: 'Twice' })
  for (const allOrNone of [false, true]) {
    const { results } = await records.batch({
      allOrNone,
      operations: [
        {
          type: 'UPDATE',
          records: [1, 2].map((Pages__c) => ({ id, fields: { Pages__c: Pages__c + Number(allOrNone) * 10 } })),
        },
      ],
    })
    expect(results.map(({ result }) => (result as RecordShape).fields.Pages__c?.value)).toEqual(
      allOrNone ? [11, 12] : [1, 2],
    )
  }
})

it.each([true, false])('does a batch of one key once (allOrNone %s)', async (allOrNone) => {
  const { records } = world.as('libby')
  const doomed = await records.create('Book__c', { Title__c: 'Doomed' })
  const idempotencyKey = `once-${allOrNone}`
  const operations = [
    create('Once'),
    { type: 'UPDATE', records: [{ id: toyIds.alps, fields: { Pages__c: 300 } }] },
    { type: 'DELETE', records: [{ id: doomed.id }] },
  ]
  const send = (more: readonly unknown[] = []) =>
    records.batch({ allOrNone, idempotencyKey, operations: [...operations, ...(more as typeof operations)] })
  const answers = await Promise.all([send(), send(), send()])
  const statuses = answers.map(({ results }) => results.map(({ statusCode }) => statusCode))
  expect(statuses).toEqual(answers.map(() => [201, 200, 200]))
  const ids = answers.map(({ results: [first] }) => first && 'id' in first.result && first.result.id)
  expect(new Set(ids).size).toBe(1)
  await expect(send([create('More')])).rejects.toMatchObject({ code: 'IDEMPOTENCY_KEY_REUSED' })
})

it('counts the records of all operations together', async () => {
  const operations = [create(...Array.from({ length: 200 }, () => 'x')), create('one too many')]
  await expect(world.as('libby').records.batch({ allOrNone: true, operations })).rejects.toMatchObject({
    code: 'QUERY_TOO_COMPLICATED',
  })
  expect(await world.as('libby').records.batch({ allOrNone: true, operations: [] })).toEqual({
    hasErrors: false,
    results: [],
  })
})

it('lets two batches that name the same records in opposite order both end', async () => {
  const { records } = world.as('libby')
  const ids = [toyIds.tides, toyIds.alps, toyIds.dunes]
  const touch = (order: readonly string[], Pages__c: number) =>
    records.batch({
      allOrNone: true,
      operations: [{ type: 'UPDATE', records: order.map((id) => ({ id, fields: { Pages__c } })) }],
    })
  const answers = await Promise.all(Array.from({ length: 10 }, (_, n) => touch(n % 2 ? ids : ids.toReversed(), n + 1)))
  expect(answers.some(({ hasErrors }) => hasErrors)).toBe(false)
})

it('waits for no row that the caller may not change', async () => {
  const { records } = world.as('alice')
  const change = { type: 'UPDATE', records: [{ id: toyIds.dunes, fields: { Title__c: 'Mine' } }] }
  const removal = { type: 'DELETE', records: [{ id: toyIds.southern }, { id: toyIds.brunoOnDunes }] }
  const codes = await world.database.transaction(async (tx) => {
    await tx.query('select from records."Book__c" for update')
    await tx.query('select from records."Loan__c" where "Id" = $1 for update', [toyIds.brunoOnDunes])
    const refused = async (work: Promise<unknown>) => work.catch((error: { code: string }) => error.code)
    const batch = await records.batch({ allOrNone: true, operations: [change] })
    const each = await records.batch({ allOrNone: false, operations: [change, removal] })
    return [
      await refused(records.update(toyIds.dunes, { Title__c: 'Mine' })),
      await refused(records.delete(toyIds.brunoOnDunes)),
      ...[...batch.results, ...each.results].map(({ result }) => (result as { errorCode: string }[])[0]?.errorCode),
    ]
  })
  const denied = 'INSUFFICIENT_ACCESS'
  expect(codes).toEqual([denied, denied, denied, denied, 'NOT_FOUND', denied])
})

it('changes and deletes no record that has another version than the request says', async () => {
  const { records } = world.as('libby')
  const [one, two] = await Promise.all(['First', 'Second'].map((Title__c) => records.create('Book__c', { Title__c })))
  const changed = await records.update(String(one?.id), { Pages__c: 10 })
  const change = (id: string | undefined, ifMatch: number | undefined) => ({
    id: String(id),
    ifMatch,
    fields: { Pages__c: 20 },
  })
  const stale = await records.batch({
    allOrNone: true,
    operations: [{ type: 'UPDATE', records: [change(two?.id, two?.weakEtag), change(one?.id, one?.weakEtag)] }],
  })
  expect(stale.results.map(({ statusCode }) => statusCode)).toEqual([400, 412])
  const deleted = await records.batch({
    allOrNone: false,
    operations: [{ type: 'DELETE', records: [{ id: String(one?.id), ifMatch: one?.weakEtag }] }],
  })
  expect(deleted.results.map(({ statusCode }) => statusCode)).toEqual([412])
  const current = await records.batch({
    allOrNone: true,
    operations: [{ type: 'UPDATE', records: [change(two?.id, two?.weakEtag), change(one?.id, changed.weakEtag)] }],
  })
  expect(current.hasErrors).toBe(false)
})
