import { EventEmitter } from 'node:events'
import { run, type TaskList, type WorkerEvents } from 'graphile-worker'
import { jobLogger } from './job-logger.ts'
import { createJobPool } from './job-pool.ts'
import { createWorkerPresence } from './release-dead-workers.ts'

/** What a handler is told beside its payload; `attempt` counts from 1. */
export interface JobInfo {
  readonly id: string
  readonly attempt: number
  readonly maxAttempts: number
}

/** Does one job. When it throws, the job is tried again later, after a growing pause. */
export type JobHandler = (payload: unknown, job: JobInfo) => Promise<void>

export interface RunJobsOptions {
  /** Crontab times (UTC) at which a task is enqueued with an empty payload: `{ 'sweep-uploads': '5 * * * *' }`. */
  readonly schedule?: Readonly<Record<string, string>>
  readonly log?: (message: string) => void
}

export interface JobRunner {
  /** Takes no more jobs, waits for those that run, closes the connections. Calling it again does nothing. */
  stop(): Promise<void>
}

const CONCURRENCY = 2
// One listens, one shows that this process is alive, one takes and ends jobs.
const CONNECTIONS = 3
const RELEASE_EVERY_MS = 20_000

/**
 * Runs jobs as they come, two at a time, over three connections. Several processes may share a queue. `migrateJobs` must
 * have run. A job whose process was killed is tried again within half a minute.
 *
 * @throws Error when the queue cannot be reached at the start.
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
    // Jobs announce themselves; the poll finds those that were due later, and those whose notice was lost.
    pollInterval: 2_000,
    taskList: taskList(handlers),
    crontab: Object.entries(schedule)
      .map(([task, times]) => `${times} ${task}`)
      .join('\n'),
    logger: jobLogger(log),
  })
  // From here on a job is noticed at once, not at the next poll.
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

/** The queue's form of our handlers. */
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
