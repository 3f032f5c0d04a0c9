import { afterAll, beforeAll, expect, it } from 'vitest'
import { prepareTemplate, type TestDatabase, testDatabase } from './testing.ts'

let test: TestDatabase

beforeAll(async () => {
  await prepareTemplate('database-empty', async () => undefined)
  test = await testDatabase('database-empty', { applicationName: 'listening' })
})

afterAll(() => test.close())

const notify = (channel: string, payload: string) => test.database.query('select pg_notify($1, $2)', [channel, payload])

/** Collects payloads, and waits until there are as many as wanted. */
function inbox() {
  const payloads: string[] = []
  let arrived = Promise.withResolvers<void>()
  return {
    receive: (payload: string) => {
      payloads.push(payload)
      arrived.resolve()
    },
    take: async (count: number) => {
      while (payloads.length < count) {
        await arrived.promise
        arrived = Promise.withResolvers()
      }
      return payloads.splice(0)
    },
  }
}

it('receives only its own channels, in order and after the commit, until it unsubscribes', async () => {
  const { database } = test
  const records = inbox()
  const others = inbox()
  const [endRecords] = await Promise.all([
    database.listen('records', records.receive),
    database.listen('Other "channel"', others.receive),
  ])
  await database
    .transaction(async (tx) => {
      await tx.query("select pg_notify('records', 'undone')")
      throw new Error('no')
    })
    .catch(() => undefined)
  await database.transaction(async (tx) => {
    await tx.query("select pg_notify('records', '1')")
    await tx.query("select pg_notify('records', '2')")
  })
  await notify('Other "channel"', 'x')
  expect(await others.take(1)).toEqual(['x'])
  expect(await records.take(2)).toEqual(['1', '2'])
  await endRecords()
  await notify('records', 'unheard')
  await notify('Other "channel"', 'y')
  expect(await others.take(1)).toEqual(['y'])
  expect(await records.take(0)).toEqual([])
})

it('delivers a notification to every subscriber of its channel', async () => {
  const first = inbox()
  const second = inbox()
  const endFirst = await test.database.listen('both', first.receive)
  await test.database.listen('both', second.receive)
  await notify('both', 'a')
  expect([await first.take(1), await second.take(1)]).toEqual([['a'], ['a']])
  await endFirst()
  await notify('both', 'b')
  expect(await second.take(1)).toEqual(['b'])
  expect(await first.take(0)).toEqual([])
})

it('listens again after its connection was terminated, and calls resync', async () => {
  const received = inbox()
  const resynced = inbox()
  await test.database.listen('cut', received.receive, () => resynced.receive('resync'))
  const { rowCount } = await test.database.query(`
    select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'listening' and pid <> pg_backend_pid() and query like 'listen %'`)
  expect(rowCount).toBe(1)
  expect(await resynced.take(1)).toEqual(['resync'])
  await notify('cut', 'again')
  expect(await received.take(1)).toEqual(['again'])
})
