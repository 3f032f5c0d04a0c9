import type { Database, Statement } from 'database'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createPlatform } from '../platform.ts'
import { toyApp } from '../testing/toy-app.ts'
import { prepareToyWorld, type ToyWorld, toyIds } from '../testing/toy-world.ts'
import type { ListPageParams } from './list-page-params.ts'

const ROWS = 3_000
const MINUTE_MS = 60_000
const START_MS = Date.parse('2026-01-01T00:00:00Z')

let world: ToyWorld
let readerId = ''
beforeAll(async () => {
  world = await prepareToyWorld()
  const CreatedDate = '2026-01-01T00:00:00.000Z'
  const [busy = ''] = await world.load('Reader__c', [{ CreatedDate, Name: 'Busy', BranchId__c: toyIds.north }])
  readerId = busy
  // As many of another branch at the same times: an index without the scope would have to step over them.
  for (const ReaderId__c of [busy, toyIds.carol]) await world.load('Loan__c', loansOf(ReaderId__c))
  await world.database.query('analyze')
})
afterAll(() => world.close())

const loansOf = (ReaderId__c: string) =>
  Array.from({ length: ROWS }, (_, index) => ({
    CreatedDate: new Date(START_MS + index * MINUTE_MS).toISOString(),
    BookId__c: toyIds.dunes,
    ReaderId__c,
    Status__c: 'Out',
    DueDate__c: index % 4 === 0 ? null : new Date(START_MS + (index % 999) * MINUTE_MS).toISOString(),
  }))

type Sent = { statement: Statement; values: readonly unknown[] }
type PlanNode = { 'Node Type': string; 'Index Name'?: string; 'Actual Rows'?: number; Plans?: PlanNode[] }

const allLoans = { objectApiName: 'Loan__c', listViewApiName: 'AllLoans' }

/**
 * Reads a page and gives the plan of the statement that read it, node by node. `place` 1 is the statement that looks for rows
 * after a page read backwards.
 */
async function planOf(
  attributes: Record<string, string>,
  page: ListPageParams,
  place = 0,
): Promise<{ nodes: PlanNode[]; next: string | undefined }> {
  const sent: Sent[] = []
  const watched: Database = {
    ...world.database,
    query: (statement, values = []) => {
      sent.push({ statement, values })
      return world.database.query(statement, values)
    },
  }
  const platform = createPlatform({ app: toyApp, database: watched, fileStore: world.files, tokenSecret: 'toy' })
  const caller = platform.as({ ...world.principalOf('alice'), attributes })
  const { nextPageToken } = await caller.lists.records(allLoans, page)
  const reads = sent
    .map(({ statement, values }) => ({ text: typeof statement === 'string' ? statement : statement.text, values }))
    .filter(({ text }) => text.includes('from records."Loan__c"'))
  const read = reads[place]
  if (!read) throw new Error(`${reads.length} statements read loans`)
  const { rows } = await world.database.query(`explain (analyze, format json) ${read.text}`, read.values)
  const [plan] = (rows[0]?.[0] ?? []) as { Plan: PlanNode }[]
  if (!plan) throw new Error('There is no plan')
  const flatten = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(flatten)]
  return { nodes: flatten(plan.Plan), next: nextPageToken ?? undefined }
}

const isSort = (node: PlanNode) => node['Node Type'].includes('Sort')
/** A page of 50, the row before it, and the row that proves a next page. */
const PAGE_ROWS = 52
const walked = (nodes: readonly PlanNode[]) =>
  nodes
    .filter((node) => node['Index Name']?.startsWith('Loan__c_'))
    .map((node) => `${node['Index Name']} ${(node['Actual Rows'] ?? 0) <= PAGE_ROWS ? 'a page' : 'too much'}`)

it('walks one index and sorts nothing, on the first page and far behind it, forwards and backwards', async () => {
  const first = await planOf({ readerId }, { pageSize: 50 })
  expect(first.nodes.filter(isSort)).toEqual([])
  expect(walked(first.nodes)).toEqual(['Loan__c_ReaderId__c_SystemModstamp_idx a page'])
  const caller = world.platform.as({ ...world.principalOf('alice'), attributes: { readerId } })
  let pageToken: string | undefined
  for (let page = 0; page < 5; page++) {
    pageToken = (await caller.lists.records(allLoans, { pageSize: 2_000, pageToken })).nextPageToken ?? undefined
  }
  const far = await planOf({ readerId }, { pageSize: 50, pageToken })
  expect(far.nodes.filter(isSort)).toEqual([])
  expect(walked(far.nodes)).toEqual(['Loan__c_ReaderId__c_SystemModstamp_idx a page'])
  const page = await caller.lists.records(allLoans, { pageSize: 50, pageToken: far.next })
  const previous = { pageSize: 50, pageToken: page.previousPageToken ?? undefined }
  const back = await planOf({ readerId }, previous)
  expect(back.nodes.filter(isSort)).toEqual([])
  expect(walked(back.nodes)).toEqual(['Loan__c_ReaderId__c_SystemModstamp_idx a page'])
  const beyond = await planOf({ readerId }, previous, 1)
  expect(beyond.nodes.filter(isSort)).toEqual([])
  expect(walked(beyond.nodes)).toEqual([expect.stringMatching(/SystemModstamp_idx a page$/)])
})

it('reads rows without a value as a second walk of the same index', async () => {
  for (const sortBy of [['DueDate__c'], ['-DueDate__c']]) {
    const first = await planOf({ readerId }, { pageSize: 50, sortBy })
    const later = await planOf({ readerId }, { pageSize: 50, sortBy, pageToken: first.next })
    for (const { nodes } of [first, later]) {
      const index = 'Loan__c_ReaderId__c_DueDate__c_idx a page'
      expect(walked(nodes).filter((walk) => walk !== index && !walk.includes('pkey'))).toEqual([])
      expect(walked(nodes)).toContain(index)
      // What is sorted at the end are the two pages, never the rows they were taken from.
      expect(nodes.filter(isSort).every((node) => (node['Actual Rows'] ?? 0) <= 2 * PAGE_ROWS)).toBe(true)
    }
  }
})

it('unites the pages of several grants, each read in the order of its index', async () => {
  const { nodes } = await planOf({ readerId, branchId: toyIds.north }, { pageSize: 50 })
  expect(
    walked(nodes)
      .filter((walk) => !walk.includes('pkey'))
      .sort(),
  ).toEqual(['Loan__c_BranchId__c_SystemModstamp_idx a page', 'Loan__c_ReaderId__c_SystemModstamp_idx a page'])
})
