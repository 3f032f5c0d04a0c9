import { readFileSync } from 'node:fs'
import { connect, type Database } from 'database'
import type { Gateway } from 'platform'
import { createPeople } from 'support'
import { type Bench, type Row, rowAtMost } from './result.ts'
import { startKeptCluster } from './server-parts/kept-cluster.ts'
import { benchmarkAgent, platformOn, seededDatabase } from './server-parts/seeded-database.ts'

/** The default number of connections of a process. */
const CONNECTIONS = 10
/** Enough cases for plans like those of a large database. */
const CASES = 10_000
/** Number of uses on each connection after which a statement gets a name there. */
const ROUNDS = 3
const GOAL_MB = 400

/** Memory of the connections of a process after many different lists were requested, and the length of their prepared statements. */
export const bench: Bench = async ({ quick, keep }) => {
  const requests = quick ? 100 : 300
  const cluster = await startKeptCluster(keep)
  try {
    const connectionString = await seededDatabase(cluster, CASES)
    const database = connect({ connectionString, max: CONNECTIONS, statementTimeoutMs: 30_000 })
    try {
      return await memoryRows(database, requests)
    } finally {
      await database.close()
    }
  } finally {
    await cluster.stop()
  }
}

async function memoryRows(database: Database, requests: number): Promise<Row[]> {
  const platform = platformOn(database)
  const person = await database.transaction((tx) => createPeople(platform).personOf(tx, benchmarkAgent.userId))
  if (!person) throw new Error('The benchmark has no agent')
  const agent = platform.as(person.principal)
  for (let request = 0; request < requests; request++) {
    for (let round = 0; round < ROUNDS; round++) await onEach(() => otherList(agent, request))
  }
  const held = await onEach(() => heldByOne(database))
  const reads = requests * ROUNDS * CONNECTIONS
  const megabytes = held.reduce((sum, { kibibytes }) => sum + kibibytes, 0) / 1024
  const characters = Math.max(...held.map((each) => each.characters))
  return [
    rowAtMost(`Memory of ${CONNECTIONS} connections after ${reads} reads, ${requests} lists`, 'MB', megabytes, GOAL_MB),
    rowAtMost('Prepared statements of one connection', 'characters', characters, 150_000 + FIXED_CHARACTERS),
  ]
}

/** Length of the statements that depend only on the metadata: requests do not add to them. */
const FIXED_CHARACTERS = 50_000

const onEach = <T>(work: () => Promise<T>): Promise<T[]> => Promise.all(Array.from({ length: CONNECTIONS }, work))

const parents = ['Account', 'Contact', 'Contact.Account', 'Owner', 'Product__r', 'Aircraft__r']
const people = ['CreatedBy', 'LastModifiedBy', 'CreatedBy.CreatedBy', 'LastModifiedBy.CreatedBy']
const paths = parents.flatMap((parent) => people.map((step) => `Case.${parent}.${step}.Name`))

/** Requests a list with a combination of fields, filter and order that no other request has. */
async function otherList({ lists }: Gateway, request: number): Promise<void> {
  const optionalFields = paths
    .slice(0, request % 3 === 0 ? paths.length : 4 + (request % 8))
    .filter((_, index) => ((request * 2_654_435_761) >>> (index % 31)) % 3 !== 0)
  const where = {
    or: Array.from({ length: 1 + (request % 18) }, (_, index) => ({
      Subject: index % 2 ? { like: 'x%' } : { ne: 'x' },
    })),
  }
  await lists.records(
    { objectApiName: 'Case', listViewApiName: 'AllCases' },
    { optionalFields, where, sortBy: [request % 2 === 0 ? 'CreatedDate' : '-CreatedDate'], pageSize: 2 },
  )
}

/** Prepared statements and memory of one connection. It waits, so that each concurrent call has a separate connection. */
async function heldByOne(database: Database): Promise<{ characters: number; kibibytes: number }> {
  return await database.transaction(async (tx) => {
    await tx.query('select pg_sleep(0.5)')
    const { rows } = await tx.query(
      'select coalesce(sum(length(statement)), 0)::int, pg_backend_pid() from pg_prepared_statements',
    )
    const [characters, pid] = rows[0] ?? []
    return { characters: Number(characters), kibibytes: ownKibibytes(Number(pid)) }
  })
}

/** Proportional memory of a process, without the shared buffers, which a setting limits. */
function ownKibibytes(pid: number): number {
  const text = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8')
  const of = (name: string): number => Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(text)?.[1])
  return of('Pss') - of('Pss_Shmem')
}
