import type { Config } from './config/read-config.ts'

/**
 * Why a server that root started keeps the rights of root after it listens; null for other users. Rights that were given up could
 * not be taken back to start PostgreSQL again as its own user, or to read files that belong to root.
 */
export function rootNotice({ databaseUrl }: Pick<Config, 'databaseUrl'>, uid = process.getuid?.()): string | null {
  if (uid !== 0) return null
  const reason =
    databaseUrl === null
      ? 'it starts and stops PostgreSQL as another user, and the files in DATA_DIR belong to root'
      : 'the files in DATA_DIR and STORAGE_URL belong to root'
  return `The server keeps the rights of root, because ${reason}. Start it as an ordinary user who owns these folders instead.`
}
