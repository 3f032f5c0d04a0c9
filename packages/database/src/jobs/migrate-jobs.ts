import { runMigrations } from 'graphile-worker'
import type { Database } from '../connect.ts'
import { exclusively } from '../migrations/exclusively.ts'
import { JOB_FUNCTIONS } from './failed-jobs.ts'
import { jobLogger } from './job-logger.ts'
import { createJobPool } from './job-pool.ts'
import { JOB_SERIES } from './job-series.ts'

/** Creates or updates the tables of the job queue; a second process waits for the first. */
export async function migrateJobs(database: Database): Promise<void> {
  const pgPool = createJobPool(database.connectionString, 1, ignore)
  try {
    await exclusively(database, async (tx) => {
      await runMigrations({ pgPool, logger: jobLogger(ignore) })
      await tx.query(ENQUEUE_JOB)
      await tx.query(JOB_SERIES)
      await tx.query(JOB_FUNCTIONS)
    })
  } finally {
    await pgPool.end()
  }
}

const ignore = (): void => undefined

// Row-level security closes the queue's tables to all roles but the owner; requests enqueue by these functions only. Migrations, and
// processes of an earlier version, call those without a priority and without a queue.
const ENQUEUE_JOB = `
  create or replace function enqueue_job(
    task text, payload json, job_key text, max_attempts int, run_at timestamptz, queue text, priority int
  )
  returns void language sql volatile security definer set search_path = pg_catalog, pg_temp
  as $$
    select graphile_worker.add_job(
      task, payload := payload, queue_name := queue, job_key := job_key, max_attempts := max_attempts, run_at := run_at,
      priority := priority
    )
  $$;
  create or replace function enqueue_job(
    task text, payload json, job_key text, max_attempts int, run_at timestamptz, queue text
  )
  returns void language sql volatile security definer set search_path = pg_catalog, pg_temp
  as $$
    select graphile_worker.add_job(
      task, payload := payload, queue_name := queue, job_key := job_key, max_attempts := max_attempts, run_at := run_at
    )
  $$;
  create or replace function enqueue_job(task text, payload json, job_key text, max_attempts int, run_at timestamptz)
  returns void language sql volatile security definer set search_path = pg_catalog, pg_temp
  as $$
    select graphile_worker.add_job(task, payload := payload, job_key := job_key, max_attempts := max_attempts, run_at := run_at)
  $$;
  revoke execute on function
    enqueue_job(text, json, text, int, timestamptz), enqueue_job(text, json, text, int, timestamptz, text),
    enqueue_job(text, json, text, int, timestamptz, text, int) from public;
  do $$
  begin
    grant execute on function
      enqueue_job(text, json, text, int, timestamptz), enqueue_job(text, json, text, int, timestamptz, text),
      enqueue_job(text, json, text, int, timestamptz, text, int)
      to navdesk_application;
  exception
    when undefined_object then null;
  end
  $$;`
