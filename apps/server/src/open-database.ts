import {
  applicationRole,
  type ConnectOptions,
  connect,
  type Database,
  DatabaseError,
  letApplicationLogIn,
  superuserLogin,
} from 'database'
import { startEmbedded } from 'local-postgres'
import type { Logger } from 'pino'
import type { Config } from './config/read-config.ts'
import { migrateAll } from './migrations.ts'

export type OpenDatabase = {
  database: Database
  /** A small separate pool for the forms of visitors without a session, so that they cannot use up the connections of others. */
  visitorDatabase: Database
  /** For the job queue, which connects as the owner of its tables. */
  jobsConnectionString: string
  close(): Promise<void>
}

/** The most forms of visitors that are processed at once and that wait; further ones are refused. */
const VISITOR_POOL = { max: 2, maxWaiting: 100 }

/**
 * Opens the database of DATABASE_URL, or the embedded one in DATA_DIR, and brings it up to date.
 *
 * @param stopping - aborts the call, which then closes everything and fails.
 * @param prepare - fills the migrated database, as its owner, before requests are accepted.
 * @param limits - the time limits of the connections for requests; absent means those of production.
 * @throws Error in one line when the database cannot be reached.
 * @returns the connection for requests, by a role that cannot change tables; `close` ends it and the embedded server.
 */
export async function openDatabase(
  config: Config,
  log: Logger,
  stopping: AbortSignal,
  prepare: (owner: Database) => Promise<void>,
  limits: Pick<ConnectOptions, 'statementTimeoutMs' | 'acquireTimeoutMs'> = {},
): Promise<OpenDatabase> {
  const embedded =
    config.databaseUrl === null
      ? await startEmbedded({
          dataDir: config.dataDir,
          stopping,
          log: (message) => log.info(message),
          warn: (message) => log.warn(message),
        })
      : null
  try {
    stopping.throwIfAborted()
    const options: ConnectOptions = {
      ...limits,
      connectionString: embedded?.connectionString ?? config.databaseUrl ?? '',
      max: config.databasePool,
      log: (message, error) => log.warn({ err: error }, message),
    }
    const role = await prepareAsOwner(options, embedded !== null, stopping, prepare)
    const own =
      embedded === null ? { ...options, role } : { ...options, connectionString: embedded.applicationConnectionString }
    const database = connect(own)
    if (embedded === null) await warnOfSuperuser(database, log)
    const visitorDatabase = connect({ ...own, ...VISITOR_POOL, applicationName: 'navdesk visitors' })
    return {
      database,
      visitorDatabase,
      jobsConnectionString: options.connectionString,
      close: async () => {
        await Promise.all([database.close(), visitorDatabase.close()])
        await embedded?.stop()
      },
    }
  } catch (error) {
    await embedded?.stop()
    if (!(error instanceof DatabaseError) || error.kind !== 'unavailable') throw error
    throw new Error(`The database cannot be reached: ${error.message}`, { cause: error })
  }
}

/** Checks the login instead of the role, because a connection can reset its role to that of the login.  */
async function warnOfSuperuser(database: Database, log: Logger): Promise<void> {
  const login = await superuserLogin(database)
  if (login === null) return
  log.warn(
    `The login ${login} of DATABASE_URL is a superuser of PostgreSQL or may become one, so a fault in the server could reach every database and file of its machine: give the server a login without these rights that owns its database`,
  )
}

async function prepareAsOwner(
  options: ConnectOptions,
  isEmbedded: boolean,
  stopping: AbortSignal,
  prepare: (owner: Database) => Promise<void>,
): Promise<string | undefined> {
  const owner = connect({ ...options, max: 2 })
  // The next statement then fails, so the start fails too.
  const close = (): void => void owner.close()
  stopping.addEventListener('abort', close)
  try {
    await migrateAll(owner)
    await prepare(owner)
    const role = await applicationRole(owner)
    if (isEmbedded) await letApplicationLogIn(owner)
    return role
  } finally {
    stopping.removeEventListener('abort', close)
    await owner.close()
  }
}
