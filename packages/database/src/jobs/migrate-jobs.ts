import { runMigrations } from 'graphile-worker'
import type { Database } from '../connect.ts'
import { exclusively } from '../migrations/exclusively.ts'
import { jobLogger } from './job-logger.ts'
import { createJobPool } from './job-pool.ts'

/** Makes or updates the tables of the job queue; a second process that does so at the same time waits. */
export async function migrateJobs(database: Database): Promise<void> {
  const pgPool = createJobPool(database.connectionString, 1, ignore)
  try {
    await exclusively(database, () => runMigrations({ pgPool, logger: jobLogger(ignore) }))
  } finally {
    await pgPool.end()
  }
}

const ignore = (): void => undefined
