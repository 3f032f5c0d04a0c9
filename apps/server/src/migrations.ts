import { fileURLToPath } from 'node:url'
import { type Database, databaseMigrations, migrate, migrateJobs } from 'database'
import { identityMigrations } from 'identity'
import { platformMigrations } from 'platform'
import { supportMigrations } from 'support'

/** The folders of every package with tables, in the order in which they build on each other. */
export const migrationFolders: readonly string[] = [
  databaseMigrations,
  platformMigrations,
  identityMigrations,
  supportMigrations,
  fileURLToPath(new URL('../migrations', import.meta.url)),
]

/** Brings a database up to date, the job queue included. Safe to run in two processes at once. */
export async function migrateAll(database: Database): Promise<void> {
  await migrate(database, migrationFolders)
  await migrateJobs(database)
}
