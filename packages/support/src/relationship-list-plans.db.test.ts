import type { Database, Statement } from 'database'
import { createPlatform } from 'platform'
import { createMemoryFileStore } from 'platform/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { supportApp } from './app.ts'
import { createSupportWorld, type SupportWorld, type WorldActor } from './testing/support-world.ts'
import { userIdOf, type WorldPerson, worldId } from './testing/world-people.ts'

// Half are on a case of Osprey, all but a few of the others on one of Northfield; Sam's wing has those few.
const FILES = 10_000
const FEW = 20

let world: SupportWorld

beforeAll(async () => {
  world = await createSupportWorld()
  const system = world.platform.asSystem('many files and alerts')
  await system.load('ContentDocument', numbers(FILES).map(document))
  await system.load('ContentDocumentLink', numbers(FILES).map(link))
  await system.load('Product2', numbers(FILES / 10).map(product))
  await system.load('ProductAlert__c', numbers(FILES).map(alert))
  await world.database.query('analyze')
})
afterAll(() => world.close())

const numbers = (count: number): number[] => Array.from({ length: count }, (_, index) => 1_000 + index)

const START_MS = Date.parse('2025-05-01T08:00:00.000Z')
const minute = (number: number): string => new Date(START_MS + number * 60_000).toISOString()

const document = (number: number) => ({
  CreatedDate: minute(number),
  Id: worldId('069', number),
  Title: `Chart ${number}`,
  OwnerId: userIdOf('jonas'),
})

const personOf = (number: number): WorldPerson => (number < 1_000 + FEW ? 'sam' : number % 2 ? 'mara' : 'ines')

const link = (number: number) => ({
  CreatedDate: minute(number),
  Id: worldId('06A', number),
  ContentDocumentId: worldId('069', number),
  LinkedEntityId: worldId('500', { mara: 1, ines: 5, sam: 7 }[personOf(number) as 'mara' | 'ines' | 'sam']),
  Kind__c: 'Case',
  Visibility: 'AllUsers',
})

const product = (number: number) => ({
  CreatedDate: minute(number),
  Id: worldId('01t', number),
  Name: `Product ${number}`,
  ItemNumber__c: `I-${number}`,
  IsActive: true,
})

const alert = (number: number) => ({
  CreatedDate: minute(number),
  Id: worldId('a04', number),
  Title__c: `Alert ${number}`,
  ProductId__c: number % 100 === 0 ? worldId('01t', 1) : worldId('01t', 1_000 + (number % (FILES / 10))),
  Kind__c: 'Chart alert',
  Body__c: 'x',
  EffectiveDate__c: minute(number),
})

const newest = { objectApiName: 'ContentDocument', listViewApiName: 'Newest' }
const alerts = { objectApiName: 'ProductAlert__c', listViewApiName: 'AllAlerts' }

// Rows that an account reaches through a relationship are found from the other object when they are few, and in list order when they are many.
const lists: [string, WorldPerson, typeof newest, number][] = [
  ['files of an account with half of them', 'mara', newest, 50],
  ['files of an account with a few', 'sam', newest, FEW + 2],
  ['files of an agent without clearance', 'wren', newest, 50],
  ['alerts of a customer', 'mara', alerts, 50],
]

it.each(lists)('reads no more of a large table than a page needs: %s', async (_, person, list, count) => {
  const { page, nodes } = await read(person, list)
  expect(page.records).toHaveLength(count)
  const large = nodes.filter(({ relation }) =>
    ['ContentDocument', 'ContentDocumentLink', 'ProductAlert__c'].includes(relation),
  )
  expect(large.filter(({ type }) => type === 'Seq Scan')).toEqual([])
  expect(large.reduce((sum, { rows }) => sum + rows, 0)).toBeLessThan(1_000)
})

type PlanNode = {
  'Node Type': string
  'Relation Name'?: string
  'Actual Rows'?: number
  'Actual Loops'?: number
  'Rows Removed by Filter'?: number
  Plans?: PlanNode[]
}

/** The first page, newest first, and what the plan of its statement did. */
async function read(person: WorldActor, list: typeof newest) {
  const sent: { statement: Statement; values: readonly unknown[] }[] = []
  const watched: Database = {
    ...world.database,
    query: (statement, values = []) => {
      sent.push({ statement, values })
      return world.database.query(statement, values)
    },
  }
  const parts = { app: supportApp, fileStore: createMemoryFileStore(), tokenSecret: 'watched' }
  const { lists: gateway } = createPlatform({ ...parts, database: watched }).as(world.principalOf(person))
  if (list === newest) {
    await gateway.create(list.objectApiName, { label: 'New', listViewApiName: 'Newest', displayColumns: ['Title'] })
  }
  const page = await gateway.records(list, { pageSize: 50, ...(list === newest ? { sortBy: ['-CreatedDate'] } : {}) })
  const { statement, values } = sent.at(-1) ?? { statement: '', values: [] }
  const text = typeof statement === 'string' ? statement : statement.text
  const { rows } = await world.database.query(`explain (analyze, format json) ${text}`, values)
  const [explained] = (rows[0]?.[0] ?? []) as { Plan: PlanNode }[]
  if (!explained) throw new Error('PostgreSQL explained nothing')
  return { page, nodes: flatten(explained.Plan) }
}

function flatten(node: PlanNode): { type: string; relation: string; rows: number }[] {
  const each = (node['Actual Rows'] ?? 0) + (node['Rows Removed by Filter'] ?? 0)
  const own = {
    type: node['Node Type'],
    relation: node['Relation Name'] ?? '',
    rows: each * (node['Actual Loops'] ?? 0),
  }
  return [own, ...(node.Plans ?? []).flatMap(flatten)]
}
