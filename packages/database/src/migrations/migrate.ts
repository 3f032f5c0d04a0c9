import type { Database } from '../connect.ts'
import type { Queryable } from '../queryable.ts'
import { exclusively } from './exclusively.ts'
import { type Migration, readMigrations } from './read-migrations.ts'

/** The folder of this package's own migrations, which must come first. */
export const databaseMigrations: string = new URL('../../migrations', import.meta.url).pathname

export interface MigrationStatus {
  /** Names of files that have not run; empty when the database is ready. */
  readonly pending: readonly string[]
  /** Names of files that were changed after they ran. */
  readonly changed: readonly string[]
}

/**
 * Brings the database up to date: each new file in a separate transaction, forward only. A second process that
 * migrates at the same time waits and then finds nothing to do.
 *
 * @param folders - in the order in which they build on each other.
 * @returns the names that ran.
 * @throws Error with one line when a file that ran has been changed since, when a new one is numbered before one that ran, or when only some
 * of the files ran that another one replaces; DatabaseError when the SQL of a file fails, with that file rolled back.
 */
export async function migrate(database: Database, folders: readonly string[]): Promise<string[]> {
  const files = await readMigrations(folders)
  const ran: string[] = []
  await exclusively(database, createHistory)
  for (const folder of files) {
    for (const migration of folder) {
      await exclusively(database, async (tx) => {
        const applied = await readHistory(tx)
        if (!isDue(migration, folder, applied)) return
        if (!isCovered(migration, applied)) {
          await tx.query(migration.text)
          ran.push(migration.name)
        }
        await tx.query('insert into schema_migration (name, checksum) values ($1, $2)', [
          migration.name,
          migration.checksum,
        ])
      })
    }
  }
  return ran
}

/** Compares the files with what has run, without changing anything; in a new database all are pending. */
export async function migrationStatus(database: Queryable, folders: readonly string[]): Promise<MigrationStatus> {
  const files = (await readMigrations(folders)).flat()
  const { rows } = await database.query("select to_regclass('schema_migration') is not null")
  const applied = rows[0]?.[0] === true ? await readHistory(database) : new Map()
  return {
    pending: files.filter(({ name }) => !applied.has(name)).map(({ name }) => name),
    changed: files
      .filter(({ name, checksum }) => applied.has(name) && applied.get(name) !== checksum)
      .map(({ name }) => name),
  }
}

async function createHistory(tx: Queryable): Promise<void> {
  await tx.query(`create table if not exists schema_migration (
    name text collate "C" primary key,
    checksum text not null,
    applied_at timestamptz(3) not null default clock_timestamp()
  )`)
}

type History = ReadonlyMap<unknown, unknown>

function isDue(migration: Migration, folder: readonly Migration[], applied: History): boolean {
  const checksum = applied.get(migration.name)
  if (checksum === migration.checksum) return false
  if (checksum !== undefined) {
    throw new Error(`${migration.name} was changed after it ran here: restore it and write a new migration instead`)
  }
  const later = folder.find(({ name }) => name > migration.name && applied.has(name))
  if (later !== undefined) {
    throw new Error(
      `${migration.name} is numbered before ${later.name}, which has already run: give it a higher number`,
    )
  }
  return true
}

/** Whether the database has what a file creates, by the older files that it replaces. */
function isCovered({ replaces }: Migration, applied: History): boolean {
  const missing = [...replaces.keys()].filter((name) => !applied.has(name))
  if (missing.length === replaces.size) return false
  for (const [name, checksum] of replaces) {
    if (applied.has(name) && applied.get(name) !== checksum) throw new Error(`${name} was changed after it ran here`)
  }
  if (missing.length === 0) return true
  throw new Error(
    `This database is older than version 1.0.0, which ran ${missing[0]}: start version 1.0.0 on it once, then this version`,
  )
}

async function readHistory(database: Queryable): Promise<History> {
  const { rows } = await database.query('select name, checksum from schema_migration')
  return new Map(rows.map(([name, checksum]) => [name, checksum]))
}
