import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { caseStatuses } from 'contract'
import { migrate, migrateJobs } from 'database'
import { prepareTemplate, type TestDatabase, testDatabase } from 'database/testing'
import { createIdentity, identityMigrations } from 'identity'
import { cheapHashes } from 'identity/testing'
import { createPlatform } from 'platform'
import { createMemoryFileStore } from 'platform/testing'
import { createPeople, recordMigrations, supportApp } from 'support'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { scenariosByIssueType } from './data/cases/scenarios.ts'
import { demoFacts } from './demo-facts.ts'
import { seedDemo } from './seed-demo.ts'

const now = '2026-11-22T21:05:00.000Z'

const fileStore = createMemoryFileStore()

let db: TestDatabase

beforeAll(async () => {
  await prepareTemplate('support-identity', async (database) => {
    await migrate(database, [...recordMigrations, identityMigrations])
    await migrateJobs(database)
  })
  db = await testDatabase('support-identity')
  // Record types come with the migrations, which ran before; everything else is made at this time.
  await db.setNow(now)
  const { platform, identity } = parts()
  await platform.prepare()
  expect(await seedDemo({ platform, identity, fileStore, now })).toBe(true)
})

afterAll(() => db.close())

function parts() {
  const { database } = db
  const platform = createPlatform({
    app: supportApp,
    database,
    fileStore,
    tokenSecret: 'demo',
  })
  const people = createPeople(platform)
  const identity = createIdentity({
    database,
    people,
    sessionIdleSeconds: 1800,
    absoluteSeconds: () => 43_200,
    hashCost: cheapHashes,
  })
  return { platform, identity }
}

const rows = async (sql: string): Promise<unknown[][]> => (await db.database.query(sql)).rows
const countOf = async (object: string): Promise<unknown> =>
  (await rows(`select count(*) from records."${object}"`))[0]?.[0]

it('fills a database once', async () => {
  expect(await seedDemo({ ...parts(), now })).toBe(false)
})

it('lets the demo people sign in', async () => {
  const { identity } = parts()
  const password = 'Cleared2Land.Runway27'
  const { session } = await identity.signIn({ email: 'Mara.Okafor@osprey-ridge.example', password, ip: '127.0.0.1' })
  expect(session.person.view.name).toBe('Mara Okafor')
  expect(session.person.principal.attributes.accountRecordType).toBe('BusinessAviation')
})

it.each([
  'theo.lindqvist@osprey-ridge.example',
  'ines.duarte@northfield-flying.example',
  'sam.adeyemi@forty-second-wing.example',
  'lena.hovland@skerry-air.example',
  'jonas.weil@calder-aerodata.example',
  'wren.castell@calder-aerodata.example',
  'priya.nair@calder-aerodata.example',
  'nadia.ferrer@calder-aerodata.example',
])('lets %s in', async (email) => {
  const { session } = await parts().identity.signIn({ email, password: 'Cleared2Land.Runway27', ip: '127.0.0.1' })
  expect(session.person.view.email).toBe(email)
})

it('holds as many records as promised', async () => {
  const objects = ['Account', 'Contact', 'Product2', 'Aircraft__c', 'Subscription__c', 'Case', 'Knowledge__kav']
  expect(await Promise.all(objects.map(countOf))).toEqual([8, 40, 12, 30, 60, 300, 48])
})

it('has every status with every impact and issue type', async () => {
  const result = await rows(`select distinct "Status", "Impact__c", "IssueType__c" from records."Case"`)
  expect(result).toHaveLength(caseStatuses.length * 4 * 2)
})

it('gives Mara a case of every status', async () => {
  const result = await rows(
    `select distinct c."Status" from records."Case" c join records."Contact" p on p."Id" = c."ContactId"
     where p."Email" = 'mara.okafor@osprey-ridge.example'`,
  )
  expect(result.flat().toSorted()).toEqual([...caseStatuses].toSorted())
})

it('spreads its cases over eighteen months up to today, some in each', async () => {
  const months = await rows(`select to_char("CreatedDate", 'YYYY-MM') from records."Case" group by 1 order by 1`)
  expect(months.flat()).toEqual([
    ...['2025-06', '2025-07', '2025-08', '2025-09', '2025-10', '2025-11', '2025-12'],
    ...['2026-01', '2026-02', '2026-03', '2026-04', '2026-05', '2026-06', '2026-07', '2026-08', '2026-09'],
    ...['2026-10', '2026-11'],
  ])
})

/** Objects of which the migrations write records, at the time of the migration. */
const migrated = [
  'RecordType',
  'Queue__c',
  'RoutingRule__c',
  'BusinessCalendar__c',
  'AnswerTarget__c',
  'CaseSettings__c',
  'ListValue__c',
]

it('holds no time in the future but those until which something is due', async () => {
  const columns = await rows(
    `select table_name, column_name from information_schema.columns
     where table_schema = 'records' and data_type = 'timestamp with time zone' and not table_name = any('{${migrated.join()}}')
       and column_name not like '%Due__c'`,
  )
  expect(columns.length).toBeGreaterThan(50)
  const future: unknown[] = []
  for (const [table, column] of columns) {
    const result = await rows(
      `select '${table}.${column}' from records."${table}" where "${column}" > '${now}' limit 1`,
    )
    future.push(...result)
  }
  expect(future).toEqual([])
})

it('orders the events of every case, none in the future', async () => {
  const early = await rows(
    `select c."CaseNumber" from records."Case" c join (
       select "ParentId", "CreatedDate" from records."CaseComment" union all
       select "ParentId", "CreatedDate" from records."CaseHistory"
     ) e on e."ParentId" = c."Id"
     where e."CreatedDate" < c."CreatedDate" or e."CreatedDate" > c."LastModifiedDate" or e."CreatedDate" > '${now}'`,
  )
  const unordered = await rows(
    `select "CaseNumber" from (
       select "CaseNumber", "CreatedDate", lag("CreatedDate") over (order by "CaseNumber") as before from records."Case"
     ) c where before > "CreatedDate"`,
  )
  expect({ early, unordered }).toEqual({ early: [], unordered: [] })
})

it('uses no scenario more than twice within an account', async () => {
  const subjects = Object.values(scenariosByIssueType).flatMap((scenarios) => scenarios.map(({ subject }) => subject))
  const used = (await rows(`select "AccountId", "Subject" from records."Case"`)).map(([account, subject]) => {
    const matches = (template: string) =>
      new RegExp(`^${template.replace(/[?()]/g, '\\$&').replace(/\{\w+\}/g, '.+')}$`, 'i').test(String(subject))
    return `${account} ${subjects.find(matches) ?? subject}`
  })
  expect(used.filter((story, index) => used.slice(0, index).filter((earlier) => earlier === story).length > 1)).toEqual(
    [],
  )
})

it('gives the largest account at least 70 cases', async () => {
  const counts = await rows(`select count(*)::int from records."Case" group by "AccountId" order by 1 desc limit 1`)
  expect(counts[0]?.[0]).toBeGreaterThanOrEqual(70)
})

it('leaves the customer whom the tour shows more open cases than the start page lists', async () => {
  const open = await rows(
    `select count(*)::int from records."Case" c join records."User" u on u."ContactId" = c."ContactId"
     where u."Email" = 'mara.okafor@osprey-ridge.example' and not c."IsClosed"`,
  )
  expect(open[0]?.[0]).toBeGreaterThan(5)
})

it('opens cases and writes comments by day, where the account is', async () => {
  const atNight = await rows(
    `select c."CaseNumber", u."TimeZone", e."CreatedDate" from records."Case" c
     join records."User" u on u."ContactId" = c."ContactId"
     join (
       select "Id", "CreatedDate" from records."Case" union all
       select "ParentId", "CreatedDate" from records."CaseComment" union all
       select "ParentId", "CreatedDate" from records."CaseHistory"
     ) e on e."Id" = c."Id"
     where extract(hour from e."CreatedDate" at time zone u."TimeZone") not between 7 and 19`,
  )
  expect(atNight).toEqual([])
})

it('replaces every name in braces in a text', async () => {
  const open = await rows(
    `select "Subject" from records."Case"
     where concat_ws(' ', "Subject", "Description", "Resolution__c") ~ '[{}]|undefined|null'
     union all select "CommentBody" from records."CaseComment" where "CommentBody" ~ '[{}]|undefined|null'`,
  )
  expect(open).toEqual([])
})

it('names the records that a check needs', async () => {
  const facts = await demoFacts(parts().platform)
  expect(Object.entries(facts).filter(([, value]) => value === null)).toEqual([])
  const wrong = await rows(
    `select "Id" from records."Knowledge__kav" where ("Id" = '${facts.nonPublicArticleId}' and "IsPublic")
       or ("Id" = '${facts.videoWithoutUrlId}' and "Download_URL__c" is not null)
     union all select "Id" from records."User" where ("Id" = '${facts.inactiveUserId}' and "IsActive")
       or "ContactId" = '${facts.contactWithoutUserId}'`,
  )
  expect(wrong).toEqual([])
})

it('attaches files that open byte for byte as they were stored', async () => {
  const { platform, identity } = parts()
  const password = 'Cleared2Land.Runway27'
  const { session } = await identity.signIn({ email: 'jonas.weil@calder-aerodata.example', password, ip: '127.0.0.1' })
  const result = await rows(`select "Id", "Sha256" from records."ContentVersion"`)
  expect(result.length).toBeGreaterThan(10)
  for (const [id, sha256] of result) {
    const { stream } = await platform.as(session.person.principal).content.open(String(id))
    expect(
      createHash('sha256')
        .update(await buffer(stream))
        .digest('hex'),
    ).toBe(sha256)
  }
})
