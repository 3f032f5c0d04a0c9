import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connect } from 'database'
import { benchmarkCustomer, DEMO_PASSWORD } from 'demo'
import { type Row, rowAgainstLimit } from '../result.ts'
import { startChildServer } from './child-server.ts'
import { contest, type Round } from './contest.ts'
import { cpuMeter } from './cpu.ts'
import { signedIn } from './http-client.ts'
import type { KeptCluster } from './kept-cluster.ts'
import { copiedDatabase, dropCopy, platformOn } from './seeded-database.ts'
import { works } from './work.ts'

const FIELDS = 20
const MOST = 1.1

/** The product with own fields of cases, which are empty and in no list, compared with the product without. */
export async function ownFieldRows(cluster: KeptCluster, cases: number, rounds: readonly Round[]): Promise<Row[]> {
  const chosen = works({ ofAccount: [], open: new Map() }).filter(({ name }) => /^(?:List of|Create a case)/.test(name))
  const product = await startWith(cluster, cases, 'own')
  const limit = await startWith(cluster, cases, 'plain')
  try {
    const rows: Row[] = []
    for (const work of chosen) {
      // The answers differ in the ids of new cases and in the own fields.
      const costs = await contest(
        { ...work, comparable: () => null },
        { product, limit },
        [],
        rounds,
        async () => undefined,
      )
      for (const [index, { concurrency }] of rounds.entries()) {
        const cost = costs[index]
        if (!cost) continue
        const name = `${work.name}, ${FIELDS} own fields (limit: none), ${cases} cases, ${concurrency} at once`
        rows.push(rowAgainstLimit(name, 'us CPU', cost.product.cpu, cost.limit.cpu, MOST))
      }
    }
    return rows
  } finally {
    await product.stop()
    await limit.stop()
  }
}

async function startWith(cluster: KeptCluster, cases: number, purpose: 'own' | 'plain') {
  const databaseUrl = await copiedDatabase(cluster, cases, purpose)
  if (purpose === 'own') await addFields(databaseUrl)
  const folder = await mkdtemp(join(tmpdir(), 'navdesk-bench-'))
  const server = await startChildServer('./product-server.ts', databaseUrl, {
    NODE_ENV: 'production',
    DATA_DIR: folder,
    DEMO: 'off',
    RATE_SCALE: '100000',
    REQUIRE_SECOND_FACTOR: 'nobody',
  })
  const client = await signedIn(server.url, benchmarkCustomer.email, DEMO_PASSWORD)
  return {
    client,
    cpu: cpuMeter(server.pid, cluster.pid, `bench_${cases}_${purpose}`),
    stop: async () => {
      client.close()
      await server.stop()
      await rm(folder, { recursive: true, force: true })
      await dropCopy(cluster, cases, purpose)
    },
  }
}

async function addFields(connectionString: string): Promise<void> {
  const database = connect({ connectionString, max: 1 })
  try {
    const system = platformOn(database).asSystem('add own fields for the benchmark')
    for (let number = 1; number <= FIELDS; number++) {
      const rights = { Customers__c: 'Write', AccountAdmins__c: 'Write', Agents__c: 'Write', Authors__c: 'None' }
      const field = { Object__c: 'Case', Label__c: `Benchmark ${number}`, Type__c: 'Text' }
      await system.create('CustomField__c', { ...field, ...rights })
    }
  } finally {
    await database.close()
  }
}
