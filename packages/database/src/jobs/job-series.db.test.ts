import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { drainJobs, prepareTemplate, type TestDatabase, testDatabase } from '../testing.ts'
import { enqueue } from './enqueue.ts'
import { countJobs, failedJobs, failedTasks, retryFailedJobs } from './failed-jobs.ts'
import { migrateJobs } from './migrate-jobs.ts'
import { PermanentFailure } from './permanent-failure.ts'

let test: TestDatabase
/** The payloads of the jobs that were done, in the order in which they were. */
let done: unknown[]
/** How the job with this payload fails; others do not. */
let failures: Map<unknown, Error>

beforeAll(async () => {
  await prepareTemplate('database-empty', async () => undefined)
  test = await testDatabase('database-empty')
  await migrateJobs(test.database)
})

beforeEach(async () => {
  await test.database.query('delete from graphile_worker._private_jobs')
  done = []
  failures = new Map()
})

afterAll(() => test.close())

const add = (payload: unknown, series: string, jobKey?: string): Promise<void> =>
  test.database.transaction(async (tx) => enqueue(tx, 'note', payload, { series, ...(jobKey && { jobKey }) }))

/** Runs what is due, by three processes at once. */
async function drain(): Promise<void> {
  const note = async (payload: unknown) => {
    const failure = failures.get(payload)
    if (failure) throw failure
    done.push(payload)
  }
  await Promise.allSettled([1, 2, 3].map(() => drainJobs(test.database, { note })))
}

const minutesPass = (minutes: number) =>
  test.database.query(
    `update graphile_worker._private_jobs set run_at = run_at - $1 * interval '1 minute' where run_at < 'infinity'`,
    [minutes],
  )

it('runs the jobs of a series in their order', async () => {
  const numbers = Array.from({ length: 30 }, (_, index) => index)
  for (const number of numbers) await add(number, 'one')
  await drain()
  expect(done).toEqual(numbers)
})

it('stops a series at a job that fails, and no other one', async () => {
  for (const name of ['a1', 'a2', 'a3']) await add(name, 'a')
  await add('b1', 'b')
  failures.set('a1', new Error('The mail server is down'))
  await drain()
  await drain()
  expect(done).toEqual(['b1'])
  failures.clear()
  await minutesPass(5)
  await drain()
  expect(done).toEqual(['b1', 'a1', 'a2', 'a3'])
})

it('tries a job at least every five minutes', async () => {
  await add('a1', 'a')
  failures.set('a1', new Error('The mail server is down'))
  for (let attempt = 0; attempt < 12; attempt++) {
    await drain()
    await minutesPass(5)
  }
  const { rows } = await test.database.query('select attempts from graphile_worker.jobs')
  expect(rows).toEqual([[12]])
})

it('continues after a job that has failed permanently, which stays to be seen and tried again', async () => {
  for (const name of ['a1', 'a2', 'a3']) await add(name, 'a')
  failures.set('a1', new PermanentFailure('No such mailbox'))
  await drain()
  expect(done).toEqual(['a2', 'a3'])
  expect(await countJobs(test.database)).toEqual([{ task: 'note', waiting: 0, failed: 1 }])
  expect(await failedTasks(test.database)).toEqual(
    (await failedJobs(test.database)).map(({ payload: _, ...task }) => task),
  )
  expect(await failedJobs(test.database)).toEqual([
    {
      id: expect.any(String),
      task: 'note',
      payload: 'a1',
      attempts: 1,
      error: expect.stringContaining('No such mailbox'),
    },
  ])
  failures.clear()
  expect(await retryFailedJobs(test.database)).toBe(1)
  await drain()
  expect(done).toEqual(['a2', 'a3', 'a1'])
  expect(await countJobs(test.database)).toEqual([])
})

it('continues after a job whose attempts are used up', async () => {
  await test.database.transaction(async (tx) => {
    enqueue(tx, 'note', 'a1', { series: 'a', maxAttempts: 2 })
    enqueue(tx, 'note', 'a2', { series: 'a' })
  })
  failures.set('a1', new Error('The mail server is down'))
  await drain()
  expect(done).toEqual([])
  await minutesPass(5)
  await drain()
  expect(done).toEqual(['a2'])
})

it('continues after a job that is deleted', async () => {
  for (const name of ['a1', 'a2']) await add(name, 'a')
  await test.database.query(`delete from graphile_worker._private_jobs where payload::text = '"a1"'`)
  await drain()
  expect(done).toEqual(['a2'])
})

it('puts a job in the place of one with its key that waits, at the end', async () => {
  await add('old', 'a', 'newest')
  await add('between', 'a')
  await add('new', 'a', 'newest')
  await drain()
  expect(done).toEqual(['between', 'new'])
})

it('leaves out the jobs of a transaction that is rolled back', async () => {
  const undone = test.database.transaction(async (tx) => {
    enqueue(tx, 'note', 'a1', { series: 'a' })
    throw new Error('changed my mind')
  })
  await expect(undone).rejects.toThrow('changed my mind')
  await add('a2', 'a')
  await drain()
  expect(done).toEqual(['a2'])
})

it('forgets no job that is added while the one before it ends', async () => {
  const adding = async () => {
    for (let number = 0; number < 40; number++) await add(number, 'a')
  }
  const draining = async () => {
    while (done.length < 40) await drain()
  }
  await Promise.all([adding(), draining()])
  expect(done).toEqual(Array.from({ length: 40 }, (_, index) => index))
  expect((await test.database.query('select from job_series')).rowCount).toBe(0)
})
