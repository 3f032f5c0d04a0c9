import type { Queryable } from '../queryable.ts'

/** How many jobs of a task wait, for their time, another job or their next attempt, and how many have failed permanently. */
export interface JobCount {
  readonly task: string
  readonly waiting: number
  readonly failed: number
}

/** Counts the jobs on the queue; tasks without one are left out. */
export async function countJobs(database: Queryable): Promise<JobCount[]> {
  const { rows } = await database.query('select task, waiting, failed from job_counts() order by task')
  return rows.map(([task, waiting, failed]) => ({
    task: String(task),
    waiting: Number(waiting),
    failed: Number(failed),
  }))
}

/** A job that has failed permanently. */
export interface FailedJob {
  readonly id: string
  readonly task: string
  readonly payload: unknown
  readonly attempts: number
  readonly error: string
}

/** Lists the jobs that have failed permanently, the oldest first; over a connection of the owner. */
export async function failedJobs(owner: Queryable): Promise<FailedJob[]> {
  const { rows } = await owner.query(`
    select job.id, task_identifier, payload::text, job.attempts, coalesce(job.last_error, 'its process ended')
    from graphile_worker.jobs job join graphile_worker._private_jobs on _private_jobs.id = job.id
    where job.attempts >= job.max_attempts order by job.id`)
  return rows.map(([id, task, payload, attempts, error]) => ({
    id: String(id),
    task: String(task),
    payload: JSON.parse(String(payload)),
    attempts: Number(attempts),
    error: String(error),
  }))
}

/** Lets every job that has failed permanently be tried again. @returns how many they are. */
export async function retryFailedJobs(database: Queryable): Promise<number> {
  const { rows } = await database.query('select retry_failed_jobs()')
  return Number(rows[0]?.[0])
}

/** Lists the oldest 200 jobs that have failed permanently, without their payloads. */
export async function failedTasks(database: Queryable): Promise<Omit<FailedJob, 'payload'>[]> {
  const { rows } = await database.query('select id, task, attempts, error from failed_tasks() order by id')
  return rows.map(([id, task, attempts, error]) => ({
    id: String(id),
    task: String(task),
    attempts: Number(attempts),
    error: String(error),
  }))
}

// The tables of the queue are closed to the role of the application.
export const JOB_FUNCTIONS = `
  create or replace function job_counts() returns table (task text, waiting bigint, failed bigint)
  language sql stable security definer set search_path = pg_catalog, pg_temp
  as $$
    select task_identifier, count(*) filter (where attempts < max_attempts), count(*) filter (where attempts >= max_attempts)
    from graphile_worker.jobs group by task_identifier
  $$;
  create or replace function failed_tasks() returns table (id bigint, task text, attempts integer, error text)
  language sql stable security definer set search_path = pg_catalog, pg_temp
  as $$
    select id, task_identifier, attempts::integer, coalesce(last_error, 'its process ended')
    from graphile_worker.jobs where attempts >= max_attempts order by id limit 200
  $$;
  create or replace function retry_failed_jobs() returns bigint
  language sql volatile security definer set search_path = pg_catalog, pg_temp
  as $$
    with retried as (
      update graphile_worker._private_jobs set attempts = 0, max_attempts = greatest(max_attempts, 25), run_at = now()
      where attempts >= max_attempts and locked_at is null returning 1
    )
    select count(*) from retried
  $$;
  revoke execute on function job_counts(), failed_tasks(), retry_failed_jobs() from public;
  do $$
  begin
    grant execute on function job_counts(), failed_tasks(), retry_failed_jobs() to navdesk_application;
  exception
    when undefined_object then null;
  end
  $$;`
