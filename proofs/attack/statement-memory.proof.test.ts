import { readFileSync } from 'node:fs'
import { connect, type Database } from 'database'
import { createPlatform, type Platform } from 'platform'
import { createMemoryFileStore } from 'platform/testing'
import { supportApp } from 'support'
import { createSupportWorld, type SupportWorld } from 'support/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { writeFigure } from '../figures.ts'
import { parentsOfCases } from './expensive-requests.ts'

// A caller causes ever new statements, each often enough to be prepared on every connection.

const CONNECTIONS = 10
const REQUESTS = 100
/** So often that a statement gets a name. */
const ROUNDS = 3
const GOAL_MB = 400
/** What connections may keep: the names of shapes, and those whose texts the metadata decides. */
const MOST_CHARACTERS = 200_000

let world: SupportWorld
let database: Database
let platform: Platform
beforeAll(async () => {
  world = await createSupportWorld()
  database = connect({
    connectionString: world.connectionString,
    max: CONNECTIONS,
    applicationName: 'attacked',
    statementTimeoutMs: 30_000,
  })
  platform = createPlatform({ app: supportApp, database, fileStore: createMemoryFileStore(), tokenSecret: 'attack' })
})
afterAll(async () => {
  await database.close()
  await world.close()
})

const steps = [
  'CreatedBy',
  'LastModifiedBy',
  'CreatedBy.CreatedBy',
  'LastModifiedBy.CreatedBy',
  'CreatedBy.LastModifiedBy',
]
const paths = parentsOfCases.flatMap((parent) => steps.map((step) => `Case.${parent}.${step}.Name`))

it('keeps no more on any connection than it may, with any requests', { timeout: 1_200_000 }, async () => {
  let answered = 0
  const count = () => {
    answered += 1
  }
  for (let request = 0; request < REQUESTS; request++) {
    // As many at once as there are connections, so that each connection gets the name.
    for (let round = 0; round < ROUNDS; round++) {
      await Promise.all(Array.from({ length: CONNECTIONS }, () => ask(request).then(count)))
    }
  }
  const held = await Promise.all(Array.from({ length: CONNECTIONS }, () => heldByOne()))
  expect(answered).toBe(REQUESTS * CONNECTIONS * ROUNDS)
  expect(Math.max(...held.map(({ characters }) => characters))).toBeGreaterThan(50_000)
  expect(Math.max(...held.map(({ characters }) => characters))).toBeLessThanOrEqual(MOST_CHARACTERS)
  const { rows } = await world.database.query("select pid from pg_stat_activity where application_name = 'attacked'")
  const megabytes = rows.reduce((sum, [pid]) => sum + pssOf(Number(pid)), 0) / 1024
  expect(megabytes).toBeLessThanOrEqual(GOAL_MB)
  writeFigure(
    'Ever other statements on all connections',
    `${rows.length} connections of PostgreSQL take ${Math.ceil(megabytes)} MB after ${answered} reads, with names for ${Math.max(...held.map(({ characters }) => characters))} characters`,
    `${GOAL_MB} MB`,
  )
})

/** A list whose fields, filter and order are like those of no other request. */
async function ask(request: number): Promise<unknown> {
  const fields = paths
    .slice(0, request % 3 === 0 ? 40 : 4 + (request % 8))
    .filter((_, index) => ((request * 2_654_435_761) >>> (index % 31)) % 3 !== 0)
  const where = {
    or: Array.from({ length: 1 + (request % 18) }, (_, index) => ({
      Subject: index % 2 ? { like: 'x%' } : { ne: 'x' },
    })),
  }
  const sortBy = [['CreatedDate'], ['-CreatedDate']][request % 2]
  return await platform
    .as(world.principalOf('jonas'))
    .lists.records(
      { objectApiName: 'Case', listViewApiName: 'AllCases' },
      { optionalFields: fields, where, sortBy, pageSize: 2 },
    )
}

/** What one connection keeps prepared; it waits, so that each concurrent call has a separate connection. */
async function heldByOne(): Promise<{ characters: number }> {
  return await database.transaction(async (tx) => {
    await tx.query('select pg_sleep(0.2)')
    const { rows } = await tx.query('select coalesce(sum(length(statement)), 0)::int from pg_prepared_statements')
    return { characters: Number(rows[0]?.[0]) }
  })
}

/** The memory of a process, in kibibytes; what it shares with others is divided among them. */
const pssOf = (pid: number): number =>
  Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1])
