import { afterAll, beforeAll, expect, it } from 'vitest'
import { authorise } from '../access/authorise.ts'
import { grantsOf } from '../access/grants.ts'
import { parseWhere } from '../shape/parse-where.ts'
import { prepareToyWorld, type ToyPerson, type ToyWorld, toyIds } from '../testing/toy-world.ts'
import { createStatements } from './statements.ts'

let world: ToyWorld
beforeAll(async () => {
  world = await prepareToyWorld()
})
afterAll(() => world.close())

const planFor = (person: ToyPerson, ids: string[], fields: string[]) => {
  const { app } = world.platform
  const object = app.required('Book__c')
  const selection = { fields: new Set(fields), spans: new Map() }
  return authorise(app, { kind: 'ids', object, selection, ids }, grantsOf(app, world.principalOf(person)))
}

it('compiles a shape once for all callers of a profile, and takes each value from the plan that is run', () => {
  const statements = createStatements({ forget: () => undefined })
  const first = statements.prepare(planFor('alice', [toyIds.dunes], ['Title__c']), 'alice')
  const second = statements.prepare(planFor('carol', [toyIds.southern], ['Genre__c']), 'carol')
  const third = statements.prepare(planFor('alice', [toyIds.dunes], ['Isbn__c']), 'alice')
  expect(second.statement).toEqual({ name: expect.any(String), text: first.statement })
  expect(third.statement).toEqual(second.statement)
  // They follow the values that are hidden from readers.
  expect(first.values.slice(-2)).toEqual([toyIds.dunes, toyIds.north])
  expect(second.values.slice(-2)).toEqual([toyIds.southern, toyIds.south])
})

it('reads the requested columns alone once the same fields are requested often, and other fields as before', () => {
  const statements = createStatements({ forget: () => undefined })
  const textFor = (fields: string[]) => {
    const { statement } = statements.prepare(planFor('alice', [toyIds.dunes], fields))
    return typeof statement === 'string' ? statement : statement.text
  }
  const all = textFor(['Title__c'])
  for (let use = 2; use <= 16; use++) expect(textFor(['Title__c'])).toBe(all)
  const often = textFor(['Title__c'])
  expect(all).toContain('"Isbn__c"')
  expect(often).toContain('"Title__c"')
  expect(often).not.toContain('"Isbn__c"')
  expect(textFor(['Isbn__c'])).toBe(all)
})

it('reads no more than the id of a record whose existence alone is needed', () => {
  const { statement } = createStatements({ forget: () => undefined }).prepare(planFor('alice', [toyIds.dunes], []))
  expect(statement).not.toContain('"Title__c"')
})

it('never mixes two callers who take turns on the same statements', async () => {
  const ask = async (person: ToyPerson, id: string) =>
    (await world.as(person).records.getBatch([id], { fields: ['Book__c.Title__c'] })).results[0]?.statusCode
  const turns = Array.from({ length: 100 }, (_, turn) =>
    turn % 2 === 0
      ? Promise.all([ask('alice', toyIds.dunes), ask('carol', toyIds.dunes)])
      : Promise.all([ask('alice', toyIds.southern), ask('carol', toyIds.southern)]),
  )
  for (const [turn, statuses] of (await Promise.all(turns)).entries()) {
    expect(statuses).toEqual(turn % 2 === 0 ? [200, 404] : [404, 200])
  }
})

it('keeps at most 300 shapes and lets connections drop the names of those that go', () => {
  const forgotten: string[] = []
  const statements = createStatements({ forget: (name) => forgotten.push(name) })
  const { app } = world.platform
  const object = app.required('Book__c')
  const grants = grantsOf(app, world.principalOf('alice'))
  // Each number gives a filter with a different shape, by its binary digits.
  const planOf = (shape: number) => {
    const of = [...shape.toString(2)].map((digit) => parseWhere({ Title__c: { [digit === '1' ? 'eq' : 'ne']: 'x' } }))
    const where = { kind: 'and' as const, of: of.filter((clause) => clause !== null) }
    return authorise(app, { kind: 'count', object, where, words: null, limit: 1 }, grants)
  }
  for (let shape = 1; shape <= 320; shape++) {
    statements.prepare(planOf(shape), 'alice')
    statements.prepare(planOf(shape), 'bruno')
  }
  expect(forgotten.length).toBeGreaterThanOrEqual(20)
  expect(statements.prepare(planOf(320)).statement).toHaveProperty('name')
  expect(statements.prepare(planOf(1)).statement).toBeTypeOf('string')
})

it('names what recurs among people at once, and what one person alone asks for after some uses', () => {
  const statements = createStatements({ forget: () => undefined })
  const isNamed = (person: string, fields: string[]) =>
    typeof statements.prepare(planFor('alice', [toyIds.dunes], fields), person).statement !== 'string'
  expect(Array.from({ length: 8 }, () => isNamed('alice', ['Title__c']))).toEqual([...Array(7).fill(false), true])
  const existence = createStatements({ forget: () => undefined })
  const uses = ['alice', 'alice', 'bruno'].map(
    (person) => typeof existence.prepare(planFor('alice', [toyIds.dunes], []), person).statement,
  )
  expect(uses).toEqual(['string', 'string', 'object'])
})

it('bounds the characters of all names together, and gives none to a very long statement', () => {
  const named = new Map<string, number>()
  const statements = createStatements({ forget: (name) => named.delete(name) })
  const use = (text: string) => {
    for (let count = 1; count <= 8; count++) {
      const statement = statements.named(text)
      if (typeof statement !== 'string') named.set(statement.name, statement.text.length)
    }
  }
  for (let index = 0; index < 200; index++) use(`select ${index} -- ${'x'.repeat(5_000)}`)
  const total = [...named.values()].reduce((sum, length) => sum + length, 0)
  expect(total).toBeLessThanOrEqual(150_000)
  expect(total).toBeGreaterThan(120_000)
  const before = named.size
  use(`select ${'x'.repeat(10_000)}`)
  expect(named.size).toBe(before)
})
