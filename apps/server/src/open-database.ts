import { connect, type Database, startEmbedded } from 'database'
import type { Logger } from 'pino'
import type { Config } from './config.ts'

export type OpenDatabase = { database: Database; close(): Promise<void> }

/**
 * Connects to the database of DATABASE_URL, or starts the embedded one in DATA_DIR.
 *
 * @returns the connection; `close` ends it, and the embedded server with it.
 */
export async function openDatabase(config: Config, log: Logger): Promise<OpenDatabase> {
  const embedded =
    config.databaseUrl === null
      ? await startEmbedded({ dataDir: config.dataDir, log: (message) => log.info(message) })
      : null
  const database = connect({
    connectionString: embedded?.connectionString ?? config.databaseUrl ?? '',
    max: config.databasePool,
    applicationName: 'navdesk',
    log: (message, error) => log.warn({ err: error }, message),
  })
  return {
    database,
    close: async () => {
      await database.close()
      await embedded?.stop()
    },
  }
}
