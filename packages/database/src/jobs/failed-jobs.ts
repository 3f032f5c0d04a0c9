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
export async function retryFailedJobs(owner: Queryable): Promise<number> {
  const { rowCount } = await owner.query(`
    update graphile_worker._private_jobs set attempts = 0, max_attempts = greatest(max_attempts, 25), run_at = now()
    where attempts >= max_attempts and locked_at is null`)
  return rowCount
}

// The tables of the queue are closed to the role of the application.
export const JOB_COUNTS = `
  create or replace function job_counts() returns table (task text, waiting bigint, failed bigint)
  language sql stable security definer set search_path = pg_catalog, pg_temp
  as $$
    select task_identifier, count(*) filter (where attempts < max_attempts), count(*) filter (where attempts >= max_attempts)
    from graphile_worker.jobs group by task_identifier
  $$;
  revoke execute on function job_counts() from public;
  do $$
  begin
    grant execute on function job_counts() to navdesk_application;
  exception
    when undefined_object then null;
  end
  $$;`
