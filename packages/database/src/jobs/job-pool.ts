import pg from 'pg'

/** A small pool for the job queue, which needs the driver's own types; a lost connection is logged and reopened. */
export function createJobPool(connectionString: string, max: number, log: (message: string) => void): pg.Pool {
  const pool = new pg.Pool({
    connectionString,
    max,
    application_name: 'navdesk-jobs',
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
  })
  pool.on('error', (error) => log(`An idle connection of the job queue was lost: ${error.message}`))
  pool.on('connect', (client) => {
    client.on('error', (error) => log(`A connection of the job queue was lost: ${error.message}`))
  })
  return pool
}
