import { afterAll, beforeAll, expect, it } from 'vitest'
import { databaseMigrations, migrate } from '../migrations/migrate.ts'
import { prepareTemplate, type TestDatabase, testDatabase } from '../testing.ts'

let preparations = 0
const open: TestDatabase[] = []

const prepare = () =>
  prepareTemplate('database-clock', async (database) => {
    preparations++
    await migrate(database, [databaseMigrations])
    await database.query('create table greeting (said text)')
  })

async function clone(): Promise<TestDatabase> {
  const created = await testDatabase('database-clock')
  open.push(created)
  return created
}

beforeAll(prepare)
afterAll(() => Promise.all(open.map((each) => each.close())))

it('prepares a template once for callers at the same time', async () => {
  await Promise.all([prepare(), prepare(), prepare()])
  expect(preparations).toBe(1)
})

it('gives every caller a separate database', async () => {
  const [first, two] = await Promise.all([clone(), clone()])
  await first.database.query("insert into greeting values ('hello')")
  expect((await first.database.query('select said from greeting')).rows).toEqual([['hello']])
  expect((await two.database.query('select said from greeting')).rows).toEqual([])
})

it('starts over when the preparation failed', async () => {
  const failing = prepareTemplate('database-fails', async (database) => {
    await database.query('create table half (id int)')
    throw new Error('the seed was wrong')
  })
  await expect(failing).rejects.toThrow('the seed was wrong')
  await prepareTemplate('database-fails', async (database) => {
    await database.query('create table half (id int)')
  })
  const created = await testDatabase('database-fails')
  open.push(created)
  expect((await created.database.query('select from half')).rowCount).toBe(0)
})

it('shows true time until the clock is set, and then the set time', async () => {
  const { database, setNow, advance } = await clone()
  const now = async () => (await database.query('select app_now()')).rows[0]?.[0]
  const close = await database.query('select abs(extract(epoch from app_now() - clock_timestamp())) < 60')
  expect(close.rows).toEqual([[true]])
  await setNow('2026-03-29T00:59:59.123Z')
  expect([await now(), await now()]).toEqual(['2026-03-29T00:59:59.123Z', '2026-03-29T00:59:59.123Z'])
  await advance(90_000.0)
  expect(await now()).toBe('2026-03-29T01:01:29.123Z')
  await advance(-1)
  expect(await now()).toBe('2026-03-29T01:01:29.122Z')
})
