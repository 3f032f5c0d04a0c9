import { EventEmitter } from 'node:events'
import { run, type TaskList, type WorkerEvents } from 'graphile-worker'
import { jobLogger } from './job-logger.ts'
import { createJobPool } from './job-pool.ts'
import { createWorkerPresence } from './release-dead-workers.ts'

/** What a handler gets beside the payload; `attempt` counts from 1. */
export interface JobInfo {
  readonly id: string
  readonly attempt: number
  readonly maxAttempts: number
}

/** Runs one job. When it throws, the job is retried later, after a growing delay. */
export type JobHandler = (payload: unknown, job: JobInfo) => Promise<void>

export interface RunJobsOptions {
  /** Cron expressions (UTC) by task, which is then enqueued with an empty payload: `{ 'sweep-uploads': '5 * * * *' }`. */
  readonly schedule?: Readonly<Record<string, string>>
  readonly log?: (message: string) => void
}

export interface JobRunner {
  /** Takes no more jobs, waits for running ones and closes the connections. Calling it again does nothing. */
  stop(): Promise<void>
}

const CONCURRENCY = 2
// One listens, one holds the lock of this process, one locks and completes jobs.
const CONNECTIONS = 3
const RELEASE_EVERY_MS = 20_000

/**
 * Runs the jobs of the queue, two at a time, over three connections. Several processes may share a queue. `migrateJobs` must
 * have run. The job of a killed process is retried within half a minute.
 *
 * @throws Error when the queue cannot be reached.
 */
export async function runJobs(
  connectionString: string,
  handlers: Readonly<Record<string, JobHandler>>,
  { schedule = {}, log = () => undefined }: RunJobsOptions = {},
): Promise<JobRunner> {
  const pgPool = createJobPool(connectionString, CONNECTIONS, log)
  const presence = createWorkerPresence(pgPool)
  const events: WorkerEvents = new EventEmitter()
  const report = (error: unknown): void => log(`Job queue: ${error instanceof Error ? error.message : String(error)}`)
  events.on('pool:create', ({ workerPool }) => {
    presence.announce(workerPool.id).catch(report)
  })
  const listening = Promise.withResolvers<void>()
  events.once('pool:listen:success', () => listening.resolve())
  const runner = await run({
    pgPool,
    events,
    concurrency: CONCURRENCY,
    noHandleSignals: true,
    // New jobs notify; the poll finds jobs that were due later, and those whose notification was lost.
    pollInterval: 2_000,
    taskList: taskList(handlers),
    crontab: Object.entries(schedule)
      .map(([task, times]) => `${times} ${task}`)
      .join('\n'),
    logger: jobLogger(log),
  })
  // From here on a new job starts at once, not at the next poll.
  await Promise.race([listening.promise, runner.promise])
  const timer = setInterval(() => presence.releaseDead().catch(report), RELEASE_EVERY_MS)
  presence.releaseDead().catch(report)

  let stopping: Promise<void> | undefined
  return {
    stop: () => {
      stopping ??= (async () => {
        clearInterval(timer)
        await runner.stop()
        await presence.end()
        await pgPool.end()
      })()
      return stopping
    },
  }
}

/** The handlers in the form of the queue library. */
export function taskList(handlers: Readonly<Record<string, JobHandler>>): TaskList {
  return Object.fromEntries(
    Object.entries(handlers).map(([task, handle]) => [
      task,
      async (payload: unknown, { job }: { job: { id: string; attempts: number; max_attempts: number } }) => {
        await handle(payload, { id: String(job.id), attempt: job.attempts, maxAttempts: job.max_attempts })
      },
    ]),
  )
}
