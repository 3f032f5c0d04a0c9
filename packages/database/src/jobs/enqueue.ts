import type { Transaction } from '../queryable.ts'

export interface EnqueueOptions {
  /** At most one waiting job has this key: a second one replaces the first. */
  readonly jobKey?: string
  /** Number of attempts; absent means 25, over about three days. */
  readonly maxAttempts?: number
  /** ISO instant before which it does not run; absent means at once. */
  readonly runAt?: string
  /** Of the jobs of one queue, one runs at a time, in all processes; absent means any number. */
  readonly queue?: string
}

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
  { jobKey, maxAttempts, runAt, queue }: EnqueueOptions = {},
): void {
  tx.pipeline(ENQUEUE, [
    task,
    JSON.stringify(payload),
    jobKey ?? null,
    maxAttempts ?? null,
    runAt ?? null,
    queue ?? null,
  ])
}

const ENQUEUE = {
  name: 'database/enqueue',
  text: 'select enqueue_job($1, $2::json, $3, $4::int, $5::timestamptz, $6::text)',
}
