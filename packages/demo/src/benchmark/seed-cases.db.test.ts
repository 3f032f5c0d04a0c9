import { migrate } from 'database'
import { prepareTemplate, type TestDatabase, testDatabase } from 'database/testing'
import { createPlatform, defineApp, diffSchema, readSchema, schemaOf } from 'platform'
import { createMemoryFileStore } from 'platform/testing'
import { createPeople, recordMigrations, supportApp } from 'support'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { benchmarkCustomer, seedCases } from './seed-cases.ts'

let db: TestDatabase

beforeAll(async () => {
  await prepareTemplate('support-migrated', async (database) => {
    await migrate(database, recordMigrations)
  })
  db = await testDatabase('support-migrated')
  await platformOn(db).prepare()
  await seedCases({ database: db.database, now: '2026-11-20T09:00:00.000Z', cases: 400, accounts: 4, contacts: 20 })
})

afterAll(() => db.close())

const platformOn = ({ database }: TestDatabase) =>
  createPlatform({ app: supportApp, database, fileStore: createMemoryFileStore(), tokenSecret: 'benchmark' })

it('leaves the schema as the objects define it', async () => {
  expect(diffSchema(await readSchema(db.database), schemaOf(defineApp(supportApp)))).toEqual([])
})

it('makes records that the product reads, lists and searches like any others', async () => {
  const { database } = db
  const platform = platformOn(db)
  const customer = await database.transaction((tx) => createPeople(platform).personOf(tx, benchmarkCustomer.userId))
  if (!customer) throw new Error('The benchmark customer may not come in')
  const { lists } = platform.as(customer.principal)
  const allCases = { objectApiName: 'Case', listViewApiName: 'AllCases' }
  const all = await lists.records(allCases, { pageSize: 200 })
  expect(all.count).toBe(100)
  const result = await lists.records(allCases, { searchTerm: 'reference 397', pageSize: 200 })
  expect(result.records.map(({ fields }) => fields.CaseNumber?.value)).toEqual(['10000397'])
  const mine = await lists.records({ objectApiName: 'Case', listViewApiName: 'MyCases' }, { pageSize: 200 })
  expect(mine.count).toBeGreaterThan(5)
})
