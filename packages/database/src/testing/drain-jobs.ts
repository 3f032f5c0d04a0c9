import { runOnce } from 'graphile-worker'
import type { Database } from '../connect.ts'
import { jobLogger } from '../jobs/job-logger.ts'
import { createJobPool } from '../jobs/job-pool.ts'
import { BATCHES, type JobHandler, taskList } from '../jobs/run-jobs.ts'

/**
 * Runs every job that is due now, including those that these jobs enqueue, and returns when none is left.
 *
 * @throws the error of the first failed handler, after the others have run.
 */
export async function drainJobs(database: Database, handlers: Readonly<Record<string, JobHandler>>): Promise<void> {
  const failures: unknown[] = []
  const watched = Object.entries(handlers).map(([task, handle]): [string, JobHandler] => [
    task,
    (payload, job) =>
      handle(payload, job).catch((error: unknown) => {
        failures.push(error)
        throw error
      }),
  ])
  const ignore = (): void => undefined
  const pgPool = createJobPool(database.connectionString, 2, ignore)
  try {
    const tasks = taskList(Object.fromEntries(watched))
    // The library looks for the next job while it stores the end of the one before, which may be what lets the next one run.
    do {
      await runOnce({
        pgPool,
        concurrency: 1,
        noHandleSignals: true,
        taskList: tasks,
        logger: jobLogger(ignore),
        preset: { worker: BATCHES },
      })
    } while ((await pgPool.query(DUE, [Object.keys(tasks)])).rowCount !== 0)
  } finally {
    await pgPool.end()
  }
  if (failures.length > 0) throw failures[0]
}

const DUE = `
  select from graphile_worker.jobs
  where run_at <= now() and locked_at is null and attempts < max_attempts and task_identifier = any($1) limit 1`
