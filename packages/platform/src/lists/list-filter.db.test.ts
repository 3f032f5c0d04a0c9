import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Gateway } from '../gateway.ts'
import { newRecordId } from '../records/record-id.ts'
import { prepareToyWorld, type ToyWorld, toyIds } from '../testing/toy-world.ts'

type LoanRow = {
  id: string
  Status__c: string
  DueDate__c: string | null
  Rank__c: number | null
  Remark__c: string | null
}

const states = ['Out', 'Overdue', 'Returned'] as const
const instants = ['2026-01-01T00:00:00.000Z', '2026-03-01T00:00:00.000Z', '2026-05-01T00:00:00.000Z'] as const
const remarks = ['late', 'Late again', '100% \\ "sure"', "it's"] as const

let world: ToyWorld
let caller: Gateway
let loans: LoanRow[]

beforeAll(async () => {
  world = await prepareToyWorld()
  const CreatedDate = '2026-02-01T00:00:00.000Z'
  const [me = ''] = await world.load('Reader__c', [{ CreatedDate, Name: 'Me' }])
  loans = Array.from({ length: 60 }, (_, index) => ({
    id: newRecordId('b03', Date.parse(CreatedDate) + index),
    Status__c: states[index % 3] ?? 'Out',
    DueDate__c: instants[index % 4] ?? null,
    Rank__c: index % 5 === 0 ? null : index % 7,
    Remark__c: remarks[index % 6] ?? null,
  }))
  const common = { CreatedDate, BookId__c: toyIds.dunes, ReaderId__c: me }
  await world.load(
    'Loan__c',
    loans.map(({ id, ...fields }) => ({ ...common, Id: id, ...fields })),
  )
  caller = world.platform.as({ ...world.principalOf('alice'), attributes: { readerId: me } })
})
afterAll(() => world.close())

type Condition = { field: keyof Omit<LoanRow, 'id'>; operator: string; value: unknown }
type Tree = { and: Tree[] } | { or: Tree[] } | { not: Tree } | Condition

const conditionOn = (field: Condition['field'], values: readonly (string | number)[], operators: readonly string[]) =>
  fc.oneof(
    fc.record({
      field: fc.constant(field),
      operator: fc.constantFrom(...operators),
      value: fc.constantFrom(...values),
    }),
    fc.record({ field: fc.constant(field), operator: fc.constantFrom('eq', 'ne'), value: fc.constant(null) }),
    fc.record({
      field: fc.constant(field),
      operator: fc.constantFrom('in', 'nin'),
      value: fc.array(fc.constantFrom(...values), { maxLength: 3 }),
    }),
  )

const ordered = ['eq', 'ne', 'lt', 'lte', 'gt', 'gte']
const { tree } = fc.letrec<{ tree: Tree }>((tie) => ({
  tree: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    conditionOn('Status__c', states, ['eq', 'ne']),
    conditionOn('DueDate__c', instants, ordered),
    conditionOn('Rank__c', [0, 1, 3, 6], ordered),
    conditionOn('Remark__c', remarks, ['eq', 'ne']),
    fc.record({ and: fc.array(tie('tree'), { minLength: 1, maxLength: 3 }) }),
    fc.record({ or: fc.array(tie('tree'), { minLength: 1, maxLength: 3 }) }),
    fc.record({ not: tie('tree') }),
  ),
}))

/** As the caller writes it. */
function written(node: Tree): unknown {
  if ('and' in node) return { and: node.and.map(written) }
  if ('or' in node) return { or: node.or.map(written) }
  if ('not' in node) return { not: written(node.not) }
  return { [node.field]: { [node.operator]: node.value } }
}

/** The reference implementation: null for a comparison with a missing value, which a negation treats as false. */
function holds(node: Tree, loan: LoanRow): boolean | null {
  if ('not' in node) return !(holds(node.not, loan) ?? false)
  if ('and' in node || 'or' in node) {
    const decisive = 'or' in node
    const of = ('or' in node ? node.or : node.and).map((child) => holds(child, loan))
    if (of.includes(decisive)) return decisive
    return of.includes(null) ? null : !decisive
  }
  return compare(loan[node.field], node)
}

function compare(actual: string | number | null, { operator, value }: Condition): boolean | null {
  if (operator === 'ne') return actual !== value
  if (value === null) return actual === null
  if (operator === 'nin') return actual === null || !(value as unknown[]).includes(actual)
  if (operator === 'in' && (value as unknown[]).length === 0) return false
  if (actual === null) return null
  if (operator === 'in') return (value as unknown[]).includes(actual)
  const wanted = value as string | number
  const tests: Record<string, boolean> = {
    eq: actual === wanted,
    lt: actual < wanted,
    lte: actual <= wanted,
    gt: actual > wanted,
    gte: actual >= wanted,
  }
  return tests[operator] ?? false
}

const clausesIn = (node: Tree): number => {
  if ('and' in node) return node.and.reduce((sum, child) => sum + clausesIn(child), 0)
  if ('or' in node) return node.or.reduce((sum, child) => sum + clausesIn(child), 0)
  return 'not' in node ? clausesIn(node.not) : 1
}

it('finds exactly the rows that a filter describes', async () => {
  await fc.assert(
    fc.asyncProperty(
      tree.filter((node) => clausesIn(node) <= 20),
      async (node) => {
        const { records } = await caller.lists.records(
          { objectApiName: 'Loan__c', listViewApiName: 'AllLoans' },
          { where: written(node), sortBy: ['Id'] },
        )
        const wanted = loans.filter((loan) => holds(node, loan) === true).map(({ id }) => id)
        expect(records.map(({ id }) => id)).toEqual(wanted.sort().slice(0, 50))
      },
    ),
    { numRuns: 100 },
  )
})

it('takes patterns without regard to case, and every other character as itself', async () => {
  const idsLike = async (pattern: string) => {
    const page = await caller.lists.records(
      { objectApiName: 'Loan__c', listViewApiName: 'AllLoans' },
      { where: { Remark__c: { like: pattern } }, fields: ['Remark__c'] },
    )
    return [...new Set(page.records.map(({ fields }) => fields.Remark__c?.value))].sort()
  }
  expect(await idsLike('LATE%')).toEqual(['Late again', 'late'])
  expect(await idsLike('%\\%')).toEqual(['100% \\ "sure"'])
  expect(await idsLike("%'_")).toEqual(["it's"])
})

it('takes ids in their short form', async () => {
  const page = await caller.lists.records(
    { objectApiName: 'Loan__c', listViewApiName: 'AllLoans' },
    {
      where: {
        Id: { in: loans.slice(0, 2).map(({ id }) => id.slice(0, 15)) },
        BookId__c: { eq: toyIds.dunes.slice(0, 15) },
      },
    },
  )
  expect(page.count).toBe(2)
})

it('refuses values that do not fit the type of their field', async () => {
  const refused = [
    { Rank__c: { eq: 'one' } },
    { Rank__c: { like: '1%' } },
    { DueDate__c: { gte: 'tomorrow' } },
    { DueDate__c: { gte: '2026-13-01' } },
    { Status__c: { eq: 1 } },
    { Status__c: { lt: null } },
    { Book__r: { Summary__c: { eq: 'x' } } },
  ]
  for (const where of refused) {
    await expect(
      caller.lists.records({ objectApiName: 'Loan__c', listViewApiName: 'AllLoans' }, { where }),
      JSON.stringify(where),
    ).rejects.toMatchObject({ code: expect.stringMatching(/^INVALID_F/) })
  }
})
