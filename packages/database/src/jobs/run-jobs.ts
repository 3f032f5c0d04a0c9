import { EventEmitter } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'
import { type JobHelpers, run, type TaskList, type WorkerEvents } from 'graphile-worker'
import { jobLogger } from './job-logger.ts'
import { createJobPool } from './job-pool.ts'
import { PermanentFailure } from './permanent-failure.ts'
import { createWorkerPresence } from './release-dead-workers.ts'

/** What a handler gets in addition to the payload; `attempt` counts from 1. */
export interface JobInfo {
  readonly id: string
  readonly attempt: number
  readonly maxAttempts: number
}

/**
 * Runs one job. When it throws, the job is retried after a pause that grows to five minutes, unless it throws a `PermanentFailure`. A job
 * whose attempts are used up stays on the queue as failed.
 */
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
const RESTART_PAUSE_MS = 1_000

/**
 * Runs the jobs of the queue, two at a time, over three connections. Several processes may share a queue. `migrateJobs` must
 * have run. The job of a killed process is retried within half a minute, and so is one whose end could not be stored because the
 * database was lost; after that the queue is reopened until the database is back.
 *
 * @throws Error when the queue cannot be reached.
 */
export async function runJobs(
  connectionString: string,
  handlers: Readonly<Record<string, JobHandler>>,
  { schedule = {}, log = () => undefined }: RunJobsOptions = {},
): Promise<JobRunner> {
  const pgPool = createJobPool(connectionString, CONNECTIONS, log)
  const report = (error: unknown): void => log(`Job queue: ${error instanceof Error ? error.message : String(error)}`)
  const stopped = new AbortController()
  let presence = createWorkerPresence(pgPool)

  const open = async (): Promise<Runner> => {
    presence = createWorkerPresence(pgPool)
    const events: WorkerEvents = new EventEmitter()
    const { announce } = presence
    let announced: Promise<void> | undefined
    events.on('pool:create', ({ workerPool }) => {
      announced = announce(workerPool.id).catch(report)
    })
    const listening = Promise.withResolvers<void>()
    events.once('pool:listen:success', () => listening.resolve())
    const opened = await run({
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
      preset: { plugins: [reportShutdowns(report)], worker: BATCHES },
    })
    // From here on a new job starts at once, not at the next poll.
    await Promise.race([listening.promise, opened.promise])
    // And no other process takes this one for dead.
    await announced
    presence.releaseDead().catch(report)
    return opened
  }
  const endOf = async (ending: Runner): Promise<void> => {
    await ending.stop().catch(report)
    await presence.end()
  }
  let runner: Runner = await open()
  const reopen = async (): Promise<void> => {
    while (!stopped.signal.aborted) {
      await runner.promise.catch(report)
      // Ends the lock on the jobs of the last pool, so that the next one takes them.
      await presence.end()
      await delay(RESTART_PAUSE_MS, undefined, { signal: stopped.signal }).catch(() => undefined)
      if (stopped.signal.aborted) return
      runner = await open().catch((error) => {
        report(error)
        return ENDED
      })
      // The stop came while this queue was opened, so that only this line can stop it.
      if (stopped.signal.aborted) await endOf(runner)
    }
  }
  const reopening = reopen()
  const timer = setInterval(() => presence.releaseDead().catch(report), RELEASE_EVERY_MS)

  let stopping: Promise<void> | undefined
  return {
    stop: () => {
      stopping ??= (async () => {
        clearInterval(timer)
        stopped.abort()
        await endOf(runner)
        await reopening
        await pgPool.end()
      })()
      return stopping
    },
  }
}

type Runner = Pick<Awaited<ReturnType<typeof run>>, 'promise' | 'stop'>

/** The runner of a queue that could not be opened. */
const ENDED: Runner = { promise: Promise.resolve(), stop: () => Promise.resolve() }

/** Otherwise the library does not wait for the end of a job to be stored, and a failure of that would end the process. */
export const BATCHES = { completeJobBatchDelay: 0, failJobBatchDelay: 0 } as const

/** The library shuts a pool down whose database is lost, without waiting: the failure of that would end the process too. */
const reportShutdowns = (report: (error: unknown) => void): GraphileConfig.Plugin => ({
  name: 'ReportShutdowns',
  version: '1.0.0',
  worker: {
    middleware: {
      poolGracefulShutdown: async (next) => {
        try {
          await next()
        } catch (error) {
          report(error)
        }
      },
    },
  },
})

/** The handlers in the form of the queue library. */
export function taskList(handlers: Readonly<Record<string, JobHandler>>): TaskList {
  return Object.fromEntries(
    Object.entries(handlers).map(([task, handle]) => [
      task,
      async (payload: unknown, { job, withPgClient }: JobHelpers) => {
        try {
          await handle(payload, { id: String(job.id), attempt: job.attempts, maxAttempts: job.max_attempts })
        } catch (error) {
          if (error instanceof PermanentFailure) await withPgClient((client) => client.query(GIVE_UP, [job.id]))
          throw error
        }
      },
    ]),
  )
}

// What it throws is then stored as the failure of the last attempt.
const GIVE_UP = 'update graphile_worker._private_jobs set max_attempts = attempts where id = $1'
