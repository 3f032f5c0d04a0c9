import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connect } from 'database'
import { benchmarkCustomer, DEMO_PASSWORD } from 'demo'
import { type Row, rowAgainstLimit } from '../result.ts'
import { startChildServer } from './child-server.ts'
import { type Costs, contest, type Peer, type Round } from './contest.ts'
import { cpuMeter, residentBytes } from './cpu.ts'
import { type HttpClient, httpClient, signedIn } from './http-client.ts'
import type { KeptCluster } from './kept-cluster.ts'
import { postgraphileWorks } from './postgraphile-works.ts'
import { benchmarkAccountId, benchmarkAgent, copiedDatabase, dropCopy, seededDatabase } from './seeded-database.ts'
import { type CasesAtHand, type Work, works } from './work.ts'

/** Costs of product and limit for every workload on a database of this size, by the name of the workload. */
export type WorkRows = { rows: Row[]; productCpu: ReadonlyMap<string, number> }

const megabyte = 2 ** 20

/** Runs every workload on product, limit and peers with one database: reads on the seeded one, writes on a copy. */
export async function workRows(
  cluster: KeptCluster,
  cases: number,
  rounds: readonly Round[],
  only: string | undefined,
): Promise<WorkRows> {
  const rows: Row[] = []
  const productCpu = new Map<string, number>()
  const seeded = await seededDatabase(cluster, cases)
  const atHand = await casesAtHand(seeded)
  const chosen = works(atHand).filter(({ name }) => only === undefined || name.toLowerCase().includes(only))
  for (const writes of [false, true]) {
    const mine = chosen.filter((work) => work.writes === writes)
    if (mine.length === 0) continue
    const databaseUrl = writes ? await copiedDatabase(cluster, cases) : seeded
    const all = await startAll(cluster, databaseUrl, writes ? `bench_${cases}_writes` : `bench_${cases}`)
    try {
      for (const work of mine) {
        const sides = { product: all.product(work.as), limit: all.limit }
        const costs = await contest(work, sides, all.peers(work, atHand), rounds, all.emptyQueue)
        for (const [index, { concurrency }] of rounds.entries()) {
          const cost = costs[index]
          if (cost) rows.push(...rowsOf(work, cases, concurrency, cost))
        }
        productCpu.set(work.name, costs[0]?.product.cpu ?? Number.NaN)
      }
      if (!writes) rows.push(...all.processRows(cases))
    } finally {
      await all.stop()
      if (writes) await dropCopy(cluster, cases)
    }
  }
  return { rows, productCpu }
}

function rowsOf(work: Work, cases: number, concurrency: number, { product, limit, peers }: Costs): Row[] {
  const name = `${work.name}, ${cases} cases, ${concurrency} at once`
  const ofPeers = (part: 'cpu' | 'perSecond') =>
    Object.fromEntries(Object.entries(peers).map(([peer, cost]) => [peer, cost[part]]))
  const rate = rowAgainstLimit(name, 'per s', product.perSecond, limit.perSecond, Number.POSITIVE_INFINITY)
  return [
    { ...rowAgainstLimit(name, 'us CPU', product.cpu, limit.cpu, work.share), peers: ofPeers('cpu') },
    { ...rate, reach: '', peers: ofPeers('perSecond') },
  ]
}

async function startAll(cluster: KeptCluster, databaseUrl: string, databaseName: string) {
  const folder = await mkdtemp(join(tmpdir(), 'navdesk-bench-'))
  const limit = await startChildServer('./limit-server.ts', databaseUrl)
  const postgraphile = await startChildServer('../peers/server/postgraphile-server.ts', databaseUrl, {
    NODE_ENV: 'production',
    GRAPHILE_ENV: 'production',
  })
  const product = await startChildServer('./product-server.ts', databaseUrl, {
    NODE_ENV: 'production',
    DATA_DIR: folder,
    DEMO: 'off',
    RATE_SCALE: '100000',
    REQUIRE_SECOND_FACTOR: 'nobody',
  })
  const people = {
    customer: await signedIn(product.url, benchmarkCustomer.email, DEMO_PASSWORD),
    agent: await signedIn(product.url, benchmarkAgent.email, DEMO_PASSWORD),
  }
  const visitor = httpClient(limit.url)
  const guest = httpClient(postgraphile.url)
  const database = connect({ connectionString: databaseUrl, max: 1 })
  const meterOf = (pid: number) => cpuMeter(pid, cluster.pid, databaseName)
  return {
    product: (who: Work['as']) => ({ client: people[who], cpu: meterOf(product.pid) }),
    limit: { client: visitor as HttpClient, cpu: meterOf(limit.pid) },
    peers: ({ name }: Work, atHand: CasesAtHand): Peer[] => {
      const work = postgraphileWorks(atHand).get(name)
      return work ? [{ name: 'postgraphile', client: guest, cpu: meterOf(postgraphile.pid), work }] : []
    },
    // Empties the queue as a job runner would: a queue of thousands of jobs is no part of a write.
    emptyQueue: async () => {
      await database.query('truncate graphile_worker._private_jobs')
    },
    processRows: (cases: number): Row[] => {
      const memory = { product: residentBytes(product.pid) / megabyte, limit: residentBytes(limit.pid) / megabyte }
      return [
        rowAgainstLimit(`Cold start, ${cases} cases`, 'ms', product.startMs, limit.startMs, 3),
        rowAgainstLimit(`Memory after the reads, ${cases} cases`, 'MiB', memory.product, memory.limit, 1.5),
      ]
    },
    stop: async () => {
      for (const client of [...Object.values(people), visitor, guest]) client.close()
      await database.close()
      await product.stop()
      await limit.stop()
      await postgraphile.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function casesAtHand(connectionString: string): Promise<CasesAtHand> {
  const database = connect({ connectionString, max: 1, statementTimeoutMs: 0 })
  try {
    const own = await database.query(
      'select "Id" from records."Case" where "AccountId" = $1 order by "CreatedDate" desc limit 500',
      [benchmarkAccountId],
    )
    const open = await database.query(
      `select "Id", "_version" from records."Case" where "Status" = 'Open' order by "CreatedDate" desc limit 2000`,
    )
    return {
      ofAccount: own.rows.map(([id]) => String(id)),
      open: new Map(open.rows.map(([id, version]) => [String(id), Number(version)])),
    }
  } finally {
    await database.close()
  }
}
