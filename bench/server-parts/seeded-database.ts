import { connect, type Database, identifier, type Transaction } from 'database'
import { benchmarkCustomer, DEMO_PASSWORD, seedArticles, seedCases } from 'demo'
import { createIdentity } from 'identity'
import { createPlatform, type Platform } from 'platform'
import { createMemoryFileStore } from 'platform/testing'
import { migrateAll } from 'server'
import { createPeople, supportApp } from 'support'
import type { KeptCluster } from './kept-cluster.ts'

/** An agent who may update cases; customers change theirs only by quick actions. */
export const benchmarkAgent = { email: 'agent@benchmark.example', userId: '005900000000001AAA' } as const

/** The account of the benchmark customer, and its number of cases above an even share: enough for a hundred pages. */
export const benchmarkAccountId = '001000000000001AAA'
const ACCOUNT_CASES = 6_000

const SEEDED = 'seeded for the benchmark, with names of people and articles'

/**
 * The database with this many cases, created unless an earlier run kept it: 2,000 accounts, 20,000 contacts, 10,000 articles, one account
 * with 6,000 cases or slightly more, and a customer and an agent who can sign in.
 *
 * @returns its address.
 */
export async function seededDatabase(cluster: KeptCluster, cases: number): Promise<string> {
  const name = `bench_${cases}`
  const connectionString = databaseNamed(cluster, name)
  if (await isSeeded(cluster, name)) {
    await migrated(connectionString)
    return connectionString
  }
  await dropDatabase(cluster, name)
  await administer(cluster, `create database ${identifier(name)}`)
  const database = connect({ connectionString, statementTimeoutMs: 0 })
  try {
    await migrateAll(database)
    const platform = platformOn(database)
    await platform.prepare()
    const onProgress = (message: string) => process.stdout.write(`${cases}: ${message}\n`)
    await seedCases({ database, now: new Date().toISOString(), cases, onProgress })
    await seedArticles({ database, now: new Date().toISOString() })
    await database.transaction((tx) => enlargeAccount(tx, cases), { statementTimeoutMs: 0 })
    await letIn(database, platform)
    const system = platform.asSystem('make the vocabularies for the benchmark')
    await system.refillVocabulary('Knowledge__kav')
    await system.refillVocabulary('Product2')
    await database.query('vacuum analyze')
    await administer(cluster, `comment on database ${identifier(name)} is '${SEEDED}'`)
  } finally {
    await database.close()
  }
  return connectionString
}

/** A kept database may lack newer migrations. */
async function migrated(connectionString: string): Promise<void> {
  const database = connect({ connectionString, statementTimeoutMs: 0 })
  try {
    await migrateAll(database)
  } finally {
    await database.close()
  }
}

/** A copy of a seeded database, for workloads that write. @param purpose - ends the name of the copy. */
export async function copiedDatabase(cluster: KeptCluster, cases: number, purpose = 'writes'): Promise<string> {
  const name = `bench_${cases}_${purpose}`
  await dropDatabase(cluster, name)
  await administer(
    cluster,
    `create database ${identifier(name)} template ${identifier(`bench_${cases}`)} strategy file_copy`,
  )
  return databaseNamed(cluster, name)
}

export async function dropCopy(cluster: KeptCluster, cases: number, purpose = 'writes'): Promise<void> {
  await dropDatabase(cluster, `bench_${cases}_${purpose}`)
}

/** The platform of the application on a database, without a server. */
export function platformOn(database: Database): Platform {
  return createPlatform({
    app: supportApp,
    database,
    fileStore: createMemoryFileStore(),
    tokenSecret: 'the benchmark of the server',
  })
}

async function isSeeded(cluster: KeptCluster, name: string): Promise<boolean> {
  const sql = `select shobj_description(oid, 'pg_database') = $2 from pg_database where datname = $1`
  return await onCluster(cluster, async (admin) => (await admin.query(sql, [name, SEEDED])).rows[0]?.[0] === true)
}

/** Assigns every n-th case to the account of the benchmark customer, so that age and status are distributed as in the other accounts. */
async function enlargeAccount(tx: Transaction, cases: number): Promise<void> {
  const every = Math.max(1, Math.floor(cases / ACCOUNT_CASES))
  const chosen = `substr("Id", 4, 12)::int % ${every} = 0`
  await tx.query(
    `update records."Case" set "AccountId" = $1, "ContactId" = '003000000000001AAA', "AircraftId__c" = 'a00000000000001AAA',
       "SubscriptionId__c" = 'a01000000000001AAA', "ProductId__c" = '01t000000000002AAA' where ${chosen}`,
    [benchmarkAccountId],
  )
  await tx.query(
    `update records."Case_search" s set "AccountId" = c."AccountId", "ContactId" = c."ContactId",
       "case" = with_stems(search_words(concat_ws(' ', c."CaseNumber", c."Subject", c."Description", c."Resolution__c")))
         || search_ids(c."ProductId__c", c."AircraftId__c", c."SubscriptionId__c", c."ContactId")
     from records."Case" c where c."Id" = s."Id" and c."AccountId" = $1`,
    [benchmarkAccountId],
  )
}

async function letIn(database: Database, platform: Platform): Promise<void> {
  const identity = createIdentity({
    database,
    people: createPeople(platform),
    sessionIdleSeconds: 3_600,
    absoluteSeconds: () => 86_400,
  })
  await database.transaction(async (tx) => {
    await tx.query(
      `insert into records."User" ("Id", "CreatedDate", "LastModifiedDate", "SystemModstamp", "Name", "Email", "Profile", "IsActive",
         "TimeZone", "Locale") values ($1, now(), now(), now(), 'Benchmark agent', $2, 'Agent', true, 'UTC', 'en-US')`,
      [benchmarkAgent.userId, benchmarkAgent.email],
    )
    for (const { userId } of [benchmarkCustomer, benchmarkAgent]) {
      await identity.setPassword(tx, userId, DEMO_PASSWORD)
    }
  })
}

async function dropDatabase(cluster: KeptCluster, name: string): Promise<void> {
  await administer(cluster, `drop database if exists ${identifier(name)} with (force)`)
}

async function administer(cluster: KeptCluster, statement: string): Promise<void> {
  await onCluster(cluster, (admin) => admin.query(statement))
}

async function onCluster<T>({ connectionString }: KeptCluster, work: (admin: Database) => Promise<T>): Promise<T> {
  const admin = connect({ connectionString, max: 1, statementTimeoutMs: 0 })
  try {
    return await work(admin)
  } finally {
    await admin.close()
  }
}

const databaseNamed = ({ connectionString }: KeptCluster, name: string): string =>
  connectionString.replace(/\/[^/?]*(\?|$)/, `/${name}$1`)
