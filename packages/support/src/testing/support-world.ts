import { migrate, migrateJobs } from 'database'
import { prepareTemplate, type TestDatabase, testDatabase } from 'database/testing'
import { identityMigrations } from 'identity'
import { createPlatform, type Gateway, type Platform, type Principal } from 'platform'
import { createMemoryFileStore } from 'platform/testing'
import { recordMigrations } from '../migrations.ts'
import { createPeople } from '../people/create-people.ts'
import { worldApp, worldOwnFields } from './world-app.ts'
import { userIdOf, type WorldPerson, worldId, worldPersonNames } from './world-people.ts'
import { type WorldRow, worldRows } from './world-rows.ts'

const TEMPLATE = 'support-world'
const TOKEN_SECRET = 'the small world'

/** A caller: one of the people, or a guest. */
export type WorldActor = WorldPerson | 'guest'

const guest: Principal = {
  userId: worldId('005', 999_999),
  profile: 'Guest',
  attributes: {},
  timeZone: 'UTC',
  locale: 'en-US',
  epoch: 0,
  internal: false,
}

/** A database with the product's objects and the records of the small world. Close it in `afterAll`. */
export type SupportWorld = TestDatabase & {
  platform: Platform
  /** @throws Error for Rolf, who may not sign in. */
  asActor(actor: WorldActor): Gateway
  principalOf(actor: WorldActor): Principal
  /** All people who may sign in, and a guest. */
  actors: readonly WorldActor[]
  rows: readonly WorldRow[]
}

export async function createSupportWorld(): Promise<SupportWorld> {
  await prepareTemplate(TEMPLATE, async (database) => {
    await migrate(database, [...recordMigrations, identityMigrations])
    await migrateJobs(database)
    for (const { object, apiName, type, length, decimals, lookupTo } of worldOwnFields) {
      const values = [object, apiName, type, length, decimals, lookupTo]
      await database.query('select records.add_own_column($1, $2, $3, $4, $5, $6)', values)
    }
    const platform = createPlatform({
      app: worldApp,
      database,
      fileStore: createMemoryFileStore(),
      tokenSecret: TOKEN_SECRET,
    })
    await platform.prepare()
    await loadRows(platform, worldRows())
  })
  const worldDatabase = await testDatabase(TEMPLATE)
  const platform = createPlatform({
    app: worldApp,
    database: worldDatabase.database,
    fileStore: createMemoryFileStore(),
    tokenSecret: TOKEN_SECRET,
    checksAnswers: true,
  })
  const people = createPeople(platform)
  const principals = new Map<WorldActor, Principal>()
  for (const person of worldPersonNames) {
    const signedIn = await worldDatabase.database.transaction((tx) => people.personOf(tx, userIdOf(person)))
    if (signedIn) principals.set(person, signedIn.principal)
  }
  principals.set('guest', guest)
  const principalOf = (actor: WorldActor): Principal => {
    const principal = principals.get(actor)
    if (!principal) throw new Error(`${actor} may not sign in`)
    return principal
  }
  return {
    ...worldDatabase,
    platform,
    principalOf,
    asActor: (actor) => platform.as(principalOf(actor)),
    actors: [...principals.keys()],
    rows: [...worldRows(), ...(await migratedRows(platform))],
  }
}

/** Rows of one object that follow each other are written at once. */
async function loadRows(platform: Platform, rows: readonly WorldRow[]): Promise<void> {
  const system = platform.asSystem('the small world')
  for (let start = 0; start < rows.length; ) {
    const object = rows[start]?.object ?? ''
    const next = rows.findIndex((row, index) => index > start && row.object !== object)
    const end = next === -1 ? rows.length : next
    await system.load(
      object,
      rows.slice(start, end).map((row) => row.record),
    )
    start = end
  }
}

/** The rows that the migrations write, of objects that have some: the default settings. */
async function migratedRows({ app, asSystem }: Platform): Promise<WorldRow[]> {
  const known = new Set(worldRows().map(({ id }) => id))
  const system = asSystem('the small world')
  const rows = await Promise.all(
    ['Queue__c', 'RoutingRule__c', 'BusinessCalendar__c', 'AnswerTarget__c', 'CaseSettings__c', 'ListValue__c'].map(
      async (object) => {
        const records = await system.find(object, {}, [...app.required(object).fields.keys()])
        return records.map((record): WorldRow => {
          const values = { ...record, CreatedDate: String(record.CreatedDate) }
          return { object, id: String(record.Id), kind: 'any', person: null, account: null, record: values }
        })
      },
    ),
  )
  return rows.flat().filter(({ id }) => !known.has(id))
}
