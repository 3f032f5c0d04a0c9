import type { Database, Statement } from 'database'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createPlatform } from '../platform.ts'
import { toyApp } from '../testing/toy-app.ts'
import { prepareToyWorld, type ToyWorld, toyIds } from '../testing/toy-world.ts'

const ROWS = 24_000
const START_MS = Date.parse('2026-01-01T00:00:00Z')

let world: ToyWorld
beforeAll(async () => {
  world = await prepareToyWorld()
  const books = Array.from({ length: ROWS }, (_, index) => ({
    CreatedDate: new Date(START_MS + index * 1_000).toISOString(),
    BranchId__c: index % 100 === 0 ? toyIds.north : toyIds.south,
    Title__c: `Volume ${index} of a long series${index === 30 ? ' seldom' : ''}`,
  }))
  await world.load('Book__c', books)
  await world.database.query('analyze')
})
afterAll(() => world.close())

type Sent = { statement: Statement; values: readonly unknown[] }
type PlanNode = {
  'Node Type': string
  'Index Name'?: string
  'Actual Rows'?: number
  'Actual Loops'?: number
  Plans?: PlanNode[]
}

/** The nodes of the plan of a search that were run, with the rows they gave in all. */
async function planOf(person: 'alice' | 'libby', q: string): Promise<{ type: string; index: string; rows: number }[]> {
  const sent: Sent[] = []
  const watched: Database = {
    ...world.database,
    query: (statement, values = []) => {
      sent.push({ statement, values })
      return world.database.query(statement, values)
    },
  }
  const platform = createPlatform({ app: toyApp, database: watched, fileStore: world.files, tokenSecret: 'toy' })
  await platform.as(world.principalOf(person)).search.keyword('Book__c', { q })
  const last = sent.at(-1)
  if (!last) throw new Error('Nothing was sent')
  const text = typeof last.statement === 'string' ? last.statement : last.statement.text
  const { rows } = await world.database.transaction(async (tx) => {
    // A table this small is soon read whole to be joined; the tables of this test stand for large ones.
    await tx.query('set local enable_hashjoin = off')
    await tx.query('set local enable_mergejoin = off')
    return tx.query(`explain (analyze, format json) ${text}`, last.values)
  })
  const [plan] = (rows[0]?.[0] ?? []) as { Plan: PlanNode }[]
  if (!plan) throw new Error('There is no plan')
  const flatten = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(flatten)]
  return flatten(plan.Plan)
    .filter((node) => (node['Actual Loops'] ?? 0) > 0)
    .map((node) => ({
      type: node['Node Type'],
      index: node['Index Name'] ?? '',
      rows: (node['Actual Rows'] ?? 0) * (node['Actual Loops'] ?? 0),
    }))
}

const usesWords = (nodes: Awaited<ReturnType<typeof planOf>>) =>
  nodes.some(({ index }) => index === 'Book__c_search_words_idx')

it('looks for common words among the newest rows alone, and stops at a thousand of them', async () => {
  const nodes = await planOf('libby', 'series')
  expect(usesWords(nodes)).toBe(false)
  expect(Math.max(...nodes.map(({ rows }) => rows))).toBeLessThanOrEqual(2_000)
})

it('finds rare words by their index, and reads a sample of the newest rows beside', async () => {
  const nodes = await planOf('libby', 'seldom')
  expect(usesWords(nodes)).toBe(true)
  expect(Math.max(...nodes.map(({ rows }) => rows))).toBeLessThanOrEqual(1_000)
})

it('reads of a narrow scope its own matches, common or not', async () => {
  const nodes = await planOf('alice', 'series')
  expect(usesWords(nodes)).toBe(true)
  expect(Math.max(...nodes.map(({ rows }) => rows))).toBeLessThanOrEqual(ROWS / 100 + 10)
})
