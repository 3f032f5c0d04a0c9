import { afterAll, beforeAll, expect, it } from 'vitest'
import { applicationRole, superuserLogin } from './application-role.ts'
import { connect, type Database } from './connect.ts'
import { enqueue } from './jobs/enqueue.ts'
import { countJobs } from './jobs/failed-jobs.ts'
import { migrateJobs } from './jobs/migrate-jobs.ts'
import { databaseMigrations, migrate } from './migrations/migrate.ts'
import { amplyTimed, prepareTemplate, type TestDatabase, testDatabase } from './testing.ts'

let test: TestDatabase
let application: Database

beforeAll(async () => {
  await prepareTemplate('database-role', async (database) => {
    await migrate(database, [databaseMigrations])
    await migrateJobs(database)
    await database.query(`create schema things; create table things.thing (id serial primary key, name text);`)
  })
  test = await testDatabase('database-role')
  const role = await applicationRole(test.database)
  if (role === undefined) throw new Error('The migrations of the owner made no role')
  application = connect({ connectionString: test.connectionString, role, ...amplyTimed })
})

afterAll(async () => {
  await application.close()
  await test.close()
})

it('reads and writes rows, uses sequences, reads the time, enqueues jobs and notifies', async () => {
  await application.transaction(async (tx) => {
    await tx.query("insert into things.thing (name) values ('a'), ('b')")
    await tx.query("update things.thing set name = 'c' where name = 'b'")
    await tx.query("delete from things.thing where name = 'a'")
    enqueue(tx, 'anything', {})
    enqueue(tx, 'anything', {}, { series: 'one' })
    await tx.query("select pg_notify('things', 'changed')")
  })
  const { rows } = await application.query('select current_user, name, app_now() is not null from things.thing')
  expect(rows).toEqual([['navdesk_application', 'c', true]])
  expect(await countJobs(application)).toEqual([{ task: 'anything', waiting: 2, failed: 0 }])
})

it.each([
  'alter table things.thing add column more text',
  'drop table things.thing',
  'create table things.other (id int)',
  'create table public.other (id int)',
  'truncate things.thing',
  'create or replace function app_now() returns timestamptz language sql as $$ select now() $$',
  "update schema_migration set checksum = ''",
  'select from job_series',
])('cannot %s', async (statement) => {
  await expect(application.query(statement)).rejects.toMatchObject({ code: '42501' })
})

it('knows a login that is a superuser or may become one, with any role that it has taken on', async () => {
  const [[owner] = []] = (await test.database.query('select session_user')).rows
  expect(await superuserLogin(application)).toBe(owner)
  class Undone extends Error {}
  const asLogin = async (login: string, grants: string): Promise<string | null> => {
    let result: string | null = null
    const undone = test.database.transaction(async (tx) => {
      await tx.query(`create role plain_login; create role wheel superuser; create role wheel_login; ${grants}`)
      await tx.query(`set local session authorization ${login}`)
      result = await superuserLogin(tx)
      throw new Undone()
    })
    await expect(undone).rejects.toBeInstanceOf(Undone)
    return result
  }
  expect(await asLogin('plain_login', '')).toBeNull()
  expect(await asLogin('navdesk_application', '')).toBeNull()
  expect(await asLogin('wheel_login', 'grant wheel to wheel_login')).toBe('wheel_login')
})
