import { migrate } from 'database'
import { prepareTemplate, type TestDatabase, testDatabase } from 'database/testing'
import { createIdentity, identityMigrations } from 'identity'
import { createPlatform } from 'platform'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { supportApp } from '../app.ts'
import { recordMigrations } from '../migrations.ts'
import { createPeople } from '../people/create-people.ts'
import { seedDemo } from './seed-demo.ts'

let db: TestDatabase

beforeAll(async () => {
  await prepareTemplate('support-identity', async (database) => {
    await migrate(database, [...recordMigrations, identityMigrations])
  })
  db = await testDatabase('support-identity')
})

afterAll(() => db.close())

function parts() {
  const { database } = db
  const platform = createPlatform({ app: supportApp, database, tokenSecret: 'demo' })
  const people = createPeople(platform)
  const identity = createIdentity({ database, people, sessionIdleSeconds: 1800, absoluteSeconds: () => 43_200 })
  return { platform, identity }
}

it('fills an empty database once, and lets the demo people in', async () => {
  const { platform, identity } = parts()
  await platform.prepare()
  expect(await seedDemo({ platform, identity, now: '2026-11-20T09:00:00.000Z' })).toBe(true)
  expect(await seedDemo({ platform, identity, now: '2026-11-20T09:00:00.000Z' })).toBe(false)
  const { session } = await identity.signIn({
    email: 'Mara.Okafor@osprey-ridge.example',
    password: 'Cleared2Land.Runway27',
    ip: '127.0.0.1',
  })
  expect(session.person.view.name).toBe('Mara Okafor')
  expect(session.person.principal.attributes.accountRecordType).toBe('BusinessAviation')
})
