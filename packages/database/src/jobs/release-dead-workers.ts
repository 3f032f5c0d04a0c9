import type pg from 'pg'

/** Shows other processes that the workers of this one are alive, and releases the jobs of dead workers. */
export interface WorkerPresence {
  /** Registers this worker pool, whose id the queue writes to the jobs that it locks. */
  announce(poolId: string): Promise<void>
  /** Releases the jobs of dead workers, which the queue itself would do only after four hours. */
  releaseDead(): Promise<void>
  end(): Promise<void>
}

// A pool locks its first job at about the time it registers; a job that young is not released.
const GRACE = '10 seconds'

/** A live worker pool holds an advisory lock on its id, which PostgreSQL releases when the connection ends. */
export function createWorkerPresence(pool: pg.Pool): WorkerPresence {
  /** Gives the connection that holds the lock back to the pool. */
  let keeper: Promise<() => void> | undefined
  let announced: string | undefined

  // One connection holds the lock; when it is lost, a new one takes the lock.
  const hold = (): Promise<unknown> => {
    if (announced === undefined) return Promise.resolve()
    keeper ??= lock(announced).catch((error: unknown) => {
      keeper = undefined
      throw error
    })
    return keeper
  }

  const lock = async (poolId: string): Promise<() => void> => {
    const client = await pool.connect()
    let isHeld = true
    // Also when the connection is lost: otherwise the pool would have one connection less from then on.
    const giveBack = (): void => {
      if (isHeld) client.release(true)
      isHeld = false
      keeper = undefined
    }
    client.once('end', giveBack)
    try {
      await client.query('select pg_advisory_lock(hashtext($1), $2)', [poolId, LOCK_SPACE])
      return giveBack
    } catch (error) {
      giveBack()
      throw error
    }
  }

  return {
    announce: async (poolId) => {
      announced = poolId
      await hold()
    },
    releaseDead: async () => {
      await hold()
      await pool.query(RELEASE, [LOCK_SPACE])
    },
    end: async () => {
      announced = undefined
      const giveBack = await keeper?.catch(() => undefined)
      giveBack?.()
    },
  }
}

const LOCK_SPACE = 1_948_372

// pg_locks shows the two keys of a lock as classid and objid.
const RELEASE = `
  select graphile_worker.force_unlock_workers(array_agg(worker))
  from (
    select locked_by as worker from graphile_worker._private_jobs
    where locked_by is not null
    group by locked_by
    having max(locked_at) < now() - interval '${GRACE}'
  ) as busy
  where not exists (
    select from pg_locks
    where locktype = 'advisory' and granted and objsubid = 2 and objid = $1
      and classid::bigint = hashtext(worker)::bigint & 4294967295
      and database = (select oid from pg_database where datname = current_database())
  )
  having count(*) > 0`
