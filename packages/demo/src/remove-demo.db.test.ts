import { migrate, migrateJobs } from 'database'
import { prepareTemplate, type TestDatabase, testDatabase } from 'database/testing'
import { createIdentity, identityMigrations } from 'identity'
import { cheapHashes } from 'identity/testing'
import { createPlatform, type SystemGateway } from 'platform'
import { createMemoryFileStore } from 'platform/testing'
import { createPeople, recordMigrations, supportApp } from 'support'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { demoAddresses } from './demo-access.ts'
import { removeDemo } from './remove-demo.ts'
import { seedDemo } from './seed-demo.ts'

const now = '2026-11-22T21:05:00.000Z'

let db: TestDatabase
let system: SystemGateway

beforeEach(async () => {
  await prepareTemplate('support-identity', async (database) => {
    await migrate(database, [...recordMigrations, identityMigrations])
    await migrateJobs(database)
  })
  db = await testDatabase('support-identity')
  await db.setNow(now)
  const fileStore = createMemoryFileStore()
  const platform = createPlatform({ app: supportApp, database: db.database, fileStore, tokenSecret: 'demo' })
  const identity = createIdentity({
    database: db.database,
    people: createPeople(platform),
    sessionIdleSeconds: 1800,
    absoluteSeconds: () => 43_200,
    hashCost: cheapHashes,
  })
  await platform.prepare()
  system = platform.asSystem('a test')
  before = await countAll()
  await seedDemo({ platform, identity, fileStore, now })
})
afterEach(() => db.close())

let before: Record<string, number> = {}

/** The rows of every table, apart from files whose bytes wait for the sweep. */
async function countAll(): Promise<Record<string, number>> {
  const { rows } = await db.database.query(`
    select format('%I.%I', table_schema, table_name),
      (xpath('/row/c/text()', query_to_xml(format('select count(*) as c from %I.%I', table_schema, table_name), false, true, '')))[1]::text
    from information_schema.tables
    where table_schema in ('records', 'public', 'identity') and table_type = 'BASE TABLE'
      and table_name <> 'stored_file'`)
  return Object.fromEntries(rows.map(([table, count]) => [String(table), Number(count)]))
}

async function realCustomer() {
  const manager = await system.create('User', { Name: 'Anna Berg', Email: 'anna@provider.example', Profile: 'Agent' })
  const account = await system.create('Account', { Name: 'Fell Air', AccountNumber: 'F-1', OwnerId: manager })
  const contact = await system.create('Contact', { LastName: 'Lund', Email: 'lund@fell.example', AccountId: account })
  const product = await system.create('Product2', { Name: 'Fell charts', ItemNumber__c: 'FC-1' })
  const opened = { Subject: 'Charts', Description: 'None', Impact__c: 'Total Failure', IssueType__c: 'Product' }
  const caseId = await system.create('Case', {
    ...opened,
    AccountId: account,
    ContactId: contact,
    ProductId__c: product,
  })
  await system.create('CaseComment', { ParentId: caseId, CommentBody: 'We are looking.' })
  return { account, product, caseId, manager }
}

it('takes all of the demo out, and leaves what was there', async () => {
  expect(await removeDemo(db.database)).toBeGreaterThan(1_000)
  expect(await countAll()).toEqual(before)
  const { rows } = await db.database.query(
    `select format('%I.%I', table_schema, table_name) from information_schema.tables
     where table_schema in ('records', 'identity', 'public', 'graphile_worker') and table_type = 'BASE TABLE'`,
  )
  const holding: string[] = []
  for (const [table] of rows) {
    const sought = [...demoAddresses, 'Osprey Ridge'].map((text) => `%${text}%`)
    const { rows: left } = await db.database.query(`select 1 from ${table} t where t::text ilike any($1) limit 1`, [
      sought,
    ])
    if (left.length > 0) holding.push(String(table))
  }
  expect(holding).toEqual([])
})

it('leaves other customers as they are, without the people of the demo who made them', async () => {
  const { account, caseId, manager } = await realCustomer()
  const [ingrid] = await system.find('User', { Email: 'ingrid.solheim@calder-aerodata.example' }, ['Id'])
  await db.database.query('update records."Account" set "CreatedById" = $1 where "Id" = $2', [ingrid?.Id, account])
  await removeDemo(db.database)
  expect(await system.find('User', {}, ['Id'])).toEqual([{ Id: manager }])
  expect(await system.find('Case', {}, ['Id', 'AccountId'])).toEqual([{ Id: caseId, AccountId: account }])
  expect(await system.find('CaseComment', { ParentId: caseId }, ['CommentBody'])).toEqual([
    { CommentBody: 'We are looking.' },
  ])
  const { rows } = await db.database.query('select "Name", "CreatedById" from records."Account"')
  expect(rows).toEqual([['Fell Air', null]])
})

it('removes nothing while records outside the demo refer to it, and names them', async () => {
  const { account, caseId } = await realCustomer()
  const [demoProduct] = await system.find('Product2', { ItemNumber__c: 'TN-2100' }, ['Id'])
  await system.create('Subscription__c', {
    ServiceNumber__c: 'FELL-1',
    AccountId__c: account,
    ProductId__c: demoProduct?.Id ?? null,
  })
  const [agent] = await system.find('User', { Email: 'jonas.weil@calder-aerodata.example' }, ['Id'])
  await system.update('Case', caseId, { OwnerId: agent?.Id ?? null })
  const all = await countAll()
  await expect(removeDemo(db.database)).rejects.toThrow(
    /^Nothing was removed: .*1 × Case\.OwnerId to User.*1 × Subscription__c\.ProductId__c to Product2/,
  )
  expect(await countAll()).toEqual(all)
})
