import { afterAll, beforeAll, expect, it } from 'vitest'
import { connect } from '../connect.ts'
import { identifier } from '../identifier.ts'
import { databaseNamed } from '../testing/database-named.ts'
import { amplyTimed, drainJobs, prepareTemplate, type TestDatabase, testDatabase } from '../testing.ts'
import { enqueue } from './enqueue.ts'
import { migrateJobs } from './migrate-jobs.ts'
import { type JobRunner, runJobs } from './run-jobs.ts'

let test: TestDatabase
const runners: JobRunner[] = []

beforeAll(async () => {
  await prepareTemplate('database-empty', async () => undefined)
  test = await testDatabase('database-empty')
  const second = connect({ connectionString: test.connectionString, ...amplyTimed })
  await Promise.all([migrateJobs(test.database), migrateJobs(second)])
  await second.close()
})

afterAll(async () => {
  await Promise.all(runners.map((runner) => runner.stop()))
  await test.close()
})

it('runs a job after the commit, and none of a transaction that was rolled back', async () => {
  const handled: unknown[] = []
  const arrived = Promise.withResolvers<void>()
  runners.push(
    await runJobs(test.connectionString, {
      greet: async (payload, { attempt }) => {
        handled.push([payload, attempt])
        arrived.resolve()
      },
    }),
  )
  await expect(
    test.database.transaction(async (tx) => {
      enqueue(tx, 'greet', { to: 'nobody' })
      throw new Error('changed my mind')
    }),
  ).rejects.toThrow('changed my mind')
  await test.database.transaction(async (tx) => enqueue(tx, 'greet', { to: 'Mara', list: [1, null] }))
  await arrived.promise
  await Promise.all(runners.splice(0).map((runner) => runner.stop()))
  expect(handled).toEqual([[{ to: 'Mara', list: [1, null] }, 1]])
})

it('runs the due jobs and those that they enqueue, and leaves jobs that are due later', async () => {
  const seen: unknown[] = []
  await test.database.transaction(async (tx) => enqueue(tx, 'first', 1))
  await test.database.transaction(async (tx) => enqueue(tx, 'first', 99, { runAt: '2999-01-01T00:00:00.000Z' }))
  await test.database.transaction(async (tx) => enqueue(tx, 'keyed', 'old', { jobKey: 'one' }))
  await test.database.transaction(async (tx) => enqueue(tx, 'keyed', 'new', { jobKey: 'one' }))
  await drainJobs(test.database, {
    first: async (payload) => {
      seen.push(payload)
      await test.database.transaction(async (tx) => enqueue(tx, 'second', 2))
    },
    second: async (payload) => {
      seen.push(payload)
    },
    keyed: async (payload) => {
      seen.push(payload)
    },
  })
  expect(seen.sort()).toEqual([1, 2, 'new'])
})

it('reports a failed job', async () => {
  await test.database.transaction(async (tx) => enqueue(tx, 'fails', {}, { maxAttempts: 1 }))
  await expect(
    drainJobs(test.database, {
      fails: async () => {
        throw new Error('no such mailbox')
      },
    }),
  ).rejects.toThrow('no such mailbox')
})

it('runs the job of a killed process again', async () => {
  await test.database.transaction(async (tx) => enqueue(tx, 'orphan', 'again'))
  await test.database.query(`
    update graphile_worker._private_jobs set locked_by = 'pool-of-the-dead', locked_at = now() - interval '11 seconds'
    where payload::text = '"again"'`)
  const arrived = Promise.withResolvers<unknown>()
  const runner = await runJobs(test.connectionString, { orphan: async (payload) => arrived.resolve(payload) })
  runners.push(runner)
  expect(await arrived.promise).toBe('again')
})

it('does not take jobs from a running process', async () => {
  const entered = Promise.withResolvers<void>()
  const finish = Promise.withResolvers<void>()
  let runs = 0
  const handlers = {
    slow: async () => {
      runs++
      entered.resolve()
      await finish.promise
    },
  }
  const living = await runJobs(test.connectionString, handlers)
  runners.push(living)
  await test.database.transaction(async (tx) => enqueue(tx, 'slow', {}))
  await entered.promise
  const lockedBySlow = `locked_by is not null and task_id =
    (select id from graphile_worker._private_tasks where identifier = 'slow')`
  await test.database.query(
    `update graphile_worker._private_jobs set locked_at = now() - interval '1 hour' where ${lockedBySlow}`,
  )
  const otherQueue = await runJobs(test.connectionString, {})
  await otherQueue.stop()
  const { rowCount } = await test.database.query(`select from graphile_worker._private_jobs where ${lockedBySlow}`)
  finish.resolve()
  await living.stop()
  expect({ rowCount, runs }).toEqual({ rowCount: 1, runs: 1 })
})

it('continues after the database was lost while a job ran, and runs that job again', async () => {
  const own = await testDatabase('database-empty')
  await migrateJobs(own.database)
  const admin = connect({ connectionString: databaseNamed(own.connectionString, 'postgres'), ...amplyTimed })
  const name = String((await own.database.query('select current_database()')).rows[0])
  const allow = (isAllowed: boolean) => admin.query(`alter database ${identifier(name)} allow_connections ${isAllowed}`)
  const again = Promise.withResolvers<void>()
  const reported: string[] = []
  let runs = 0
  const runner = await runJobs(
    own.connectionString,
    {
      cut: async () => {
        runs++
        if (runs > 1) return again.resolve()
        await own.database.query("update graphile_worker._private_jobs set locked_at = now() - interval '1 hour'")
        await allow(false)
        await admin.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name])
      },
    },
    { log: (line) => reported.push(line) },
  )
  await own.database.transaction(async (tx) => enqueue(tx, 'cut', {}))
  await expect.poll(() => reported.join(), { timeout: 20_000 }).toContain('Failed to complete jobs')
  await allow(true)
  await again.promise
  await runner.stop()
  await admin.close()
  await own.close()
})

it('ends a queue that is stopped while it is reopened', async () => {
  const own = await testDatabase('database-empty')
  await migrateJobs(own.database)
  const admin = connect({ connectionString: databaseNamed(own.connectionString, 'postgres'), ...amplyTimed })
  const holder = connect({ connectionString: own.connectionString, ...amplyTimed })
  const name = String((await own.database.query('select current_database()')).rows[0])
  const allow = (isAllowed: boolean) => admin.query(`alter database ${identifier(name)} allow_connections ${isAllowed}`)
  const [locked, release] = [Promise.withResolvers<number>(), Promise.withResolvers<void>()]
  const reported: string[] = []
  const runner = await runJobs(
    own.connectionString,
    {
      cut: async () => {
        await allow(false)
        const others = 'select pg_terminate_backend(pid) from pg_stat_activity where datname = $1 and pid <> $2'
        await admin.query(others, [name, await locked.promise])
      },
    },
    { log: (line) => reported.push(line) },
  )
  // Opening the queue reads this table first.
  const holding = holder.transaction(async (tx) => {
    await tx.query('lock table graphile_worker.migrations')
    locked.resolve(Number((await tx.query('select pg_backend_pid()')).rows[0]))
    await release.promise
  })
  // The job refuses further connections.
  await locked.promise
  await own.database.transaction(async (tx) => enqueue(tx, 'cut', {}))
  await expect.poll(() => reported.join(), { timeout: 20_000 }).toContain('Failed to complete jobs')
  await allow(true)
  const waiting = 'select from pg_locks join pg_database d on d.oid = database where not granted and datname = $1'
  await expect.poll(async () => (await admin.query(waiting, [name])).rowCount, { timeout: 20_000 }).toBe(1)
  const stopped = runner.stop()
  release.resolve()
  await Promise.all([holding, stopped])
  await holder.close()
  await admin.close()
  await own.close()
})
