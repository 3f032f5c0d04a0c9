/**
 * Makes the series of jobs, and the pauses of failed ones. Of each series the job that was enqueued first can run; the others wait without
 * a time, and get one when those before them are done, are deleted or have failed permanently. This happens in the transaction in which the
 * queue stores the end of a job, so that no end is lost.
 *
 * A transaction that adds to a series or ends a job of it holds the lock of the series until the commit. It waits for no row: a job that is
 * being taken or ended is passed over.
 */
export const JOB_SERIES = `
  create table if not exists job_series (job_id bigint primary key, series text not null, job_key text);
  create index if not exists job_series_of_series on job_series (series, job_id);
  create index if not exists job_series_of_key on job_series (job_key) where job_key is not null;

  create or replace function enqueue_job_in_series(
    task text, payload json, replaced_key text, most_attempts int, series_name text
  )
  returns void language plpgsql volatile security definer set search_path = public, pg_catalog, pg_temp
  as $$
  declare
    added bigint;
    waits boolean;
  begin
    perform pg_advisory_xact_lock(hashtextextended(series_name, 0));
    if replaced_key is not null then
      delete from graphile_worker._private_jobs where id in (
        select id from graphile_worker._private_jobs
        where locked_at is null and id in (select job_id from job_series where job_key = replaced_key and series = series_name)
        for update skip locked
      );
    end if;
    waits := exists (select from job_series where series = series_name);
    added := (graphile_worker.add_job(
      task, payload := payload, max_attempts := most_attempts, run_at := case when waits then 'infinity'::timestamptz end
    )).id;
    insert into job_series (job_id, series, job_key) values (added, series_name, replaced_key);
  end
  $$;

  create or replace function leave_job_series() returns trigger
  language plpgsql volatile security definer set search_path = public, pg_catalog, pg_temp
  as $$
  declare
    left_series text := (select series from job_series where job_id = old.id);
  begin
    if left_series is null then return null; end if;
    perform pg_advisory_xact_lock(hashtextextended(left_series, 0));
    delete from job_series where job_id = old.id;
    update graphile_worker._private_jobs set run_at = now()
    where run_at = 'infinity' and id = (select min(job_id) from job_series where series = left_series);
    -- As the queue does for a new job: otherwise the next one would begin seconds later.
    if found then perform pg_notify('jobs:insert', json_build_object('r', random(), 'count', 1)::text); end if;
    return null;
  end
  $$;
  create or replace trigger leave_series_when_done after delete on graphile_worker._private_jobs
    for each row execute function leave_job_series();
  create or replace trigger leave_series_when_failed after update on graphile_worker._private_jobs
    for each row when (new.locked_at is null and new.attempts >= new.max_attempts) execute function leave_job_series();

  create or replace function shorten_pause() returns trigger language plpgsql as $$
  begin
    new.run_at := least(new.run_at, now() + interval '5 minutes');
    return new;
  end
  $$;
  create or replace trigger shorten_pause before update on graphile_worker._private_jobs
    for each row when (old.locked_at is not null and new.locked_at is null) execute function shorten_pause();

  revoke execute on function enqueue_job_in_series(text, json, text, int, text) from public;
  do $$
  begin
    revoke all on job_series from navdesk_application;
    grant execute on function enqueue_job_in_series(text, json, text, int, text) to navdesk_application;
  exception
    when undefined_object then null;
  end
  $$;`
