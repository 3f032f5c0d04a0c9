import { connect, type Database, migrate, migrateJobs } from 'database'
import { createPlatform, type Gateway } from 'platform'
import { createMemoryFileStore } from 'platform/testing'
import { benchmarkCustomer, createPeople, recordMigrations, seedCases, supportApp } from 'support'

export type SeededDatabase = {
  /** The first customer of the first account. */
  customer: Gateway
  close(): Promise<void>
}

/** A database of a cluster with this many cases, `perAccount` of them in each account. */
export async function seededDatabase(cluster: string, cases: number, perAccount: number): Promise<SeededDatabase> {
  const name = `bench_${cases}`
  const admin = connect({ connectionString: cluster, max: 1 })
  await admin.query(`create database ${name}`)
  await admin.close()
  const connectionString = cluster.replace(/\/[^/?]*(\?|$)/, `/${name}$1`)
  const database = connect({ connectionString })
  await migrate(database, recordMigrations)
  await migrateJobs(database)
  const fileStore = createMemoryFileStore()
  const platform = createPlatform({ app: supportApp, database, fileStore, tokenSecret: 'bench' })
  await platform.prepare()
  await seedCases({
    database,
    now: new Date().toISOString(),
    cases,
    accounts: cases / perAccount,
    contacts: (10 * cases) / perAccount,
    onProgress: (message) => process.stdout.write(`${cases}: ${message}\n`),
  })
  return { customer: await customerOf(database, platform), close: () => database.close() }
}

async function customerOf(database: Database, platform: ReturnType<typeof createPlatform>): Promise<Gateway> {
  const person = await database.transaction((tx) => createPeople(platform).personOf(tx, benchmarkCustomer.userId))
  if (!person) throw new Error('The benchmark has no customer')
  return platform.as(person.principal)
}
