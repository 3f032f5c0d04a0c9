import type { Transaction } from '../queryable.ts'

export interface EnqueueOptions {
  /** At most one waiting job has this key: a second one replaces the first. */
  readonly jobKey?: string
  /** Number of attempts; absent means 870, over about three days. */
  readonly maxAttempts?: number
  /** ISO instant before which it does not run; absent means at once. */
  readonly runAt?: string
  /** Of the jobs of one queue, one runs at a time, in all processes; absent means any number. */
  readonly queue?: string
  /** Jobs with a lower number run first; absent means 0. */
  readonly priority?: number
  /**
   * Jobs of one series run in the order in which they were enqueued, one after the other: each begins when the one before it is done, or
   * has failed permanently. Those of transactions that run at the same time need a lock that puts them in order. A job of a series has
   * neither a later time nor a queue nor a priority.
   */
  readonly series?: string
}

// After the first minutes a failed job is tried every five.
const ATTEMPTS = 870

/**
 * Enqueues a job in the open transaction: it runs after the commit, at least once, or never when the
 * transaction is rolled back.
 *
 * @param payload - any JSON value.
 */
export function enqueue(
  tx: Pick<Transaction, 'pipeline'>,
  task: string,
  payload: unknown,
  { jobKey, maxAttempts = ATTEMPTS, runAt, queue, priority = 0, series }: EnqueueOptions = {},
): void {
  if (series !== undefined) {
    tx.pipeline(ENQUEUE_IN_SERIES, [task, JSON.stringify(payload), jobKey ?? null, maxAttempts, series])
    return
  }
  tx.pipeline(ENQUEUE, [
    task,
    JSON.stringify(payload),
    jobKey ?? null,
    maxAttempts,
    runAt ?? null,
    queue ?? null,
    priority,
  ])
}

const ENQUEUE = {
  name: 'database/enqueue',
  text: 'select enqueue_job($1, $2::json, $3, $4::int, $5::timestamptz, $6::text, $7::int)',
}

const ENQUEUE_IN_SERIES = {
  name: 'database/enqueue-in-series',
  text: 'select enqueue_job_in_series($1, $2::json, $3, $4::int, $5::text)',
}
