import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { chmod, chown, lstat, mkdir, readdir, readlink, rename, rm, statfs, symlink } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { canEnter, type DatabaseUser } from './database-user.ts'

const MAJOR_VERSION = 18
const MEGABYTE = 1_000_000
/** A new cluster takes 60 MB, its log of changes 80 MB more before the first checkpoint. */
const LEAST_FREE_BYTES = 200 * MEGABYTE

/**
 * The folder of the cluster: `<dataDir>/postgres`, or the folder below `fallbackRoot` that it links to when the
 * database user cannot enter `dataDir`.
 */
export async function clusterFolderOf(dataDir: string, user: DatabaseUser, fallbackRoot: string): Promise<string> {
  const place = join(dataDir, 'postgres')
  if (await isPresent(place)) return await existing(place, user)
  const own = join(dataDir, '.postgres-new')
  await makePrivate(own, user)
  const reachable = canEnter(user, own)
  await rm(own, { recursive: true })
  if (reachable) return place
  const elsewhere = join(fallbackRoot, shortHash(dataDir))
  await mkdir(elsewhere, { recursive: true, mode: 0o755 })
  const target = join(elsewhere, 'postgres')
  await symlink(target, place)
  return target
}

/**
 * Checks that this version of PostgreSQL can use the cluster.
 *
 * @throws Error with one line that says what to do. Without a cluster the check passes.
 */
export function assertMajorVersion(clusterFolder: string): void {
  const file = join(clusterFolder, 'PG_VERSION')
  if (!existsSync(file)) return
  const version = readFileSync(file, 'utf8').trim()
  if (version === String(MAJOR_VERSION)) return
  throw new Error(
    `${clusterFolder} was made by PostgreSQL ${version}, this version brings ${MAJOR_VERSION}: ` +
      'move the data with pg_dump, or set DATA_DIR to another folder',
  )
}

/**
 * Checks that there is room for a server in a folder that exists.
 *
 * @throws Error with one line that says what to do.
 */
export async function requireFreeSpace(folder: string, leastFreeBytes = LEAST_FREE_BYTES): Promise<void> {
  const { bavail, bsize } = await statfs(folder)
  const free = bavail * bsize
  if (free >= leastFreeBytes) return
  const megabytes = (bytes: number): string => `${Math.floor(bytes / MEGABYTE)} MB`
  throw new Error(
    `${folder} has ${megabytes(free)} of free disk space, and PostgreSQL needs ${megabytes(leastFreeBytes)} to start: ` +
      'make room, or set DATA_DIR to a folder on another disk',
  )
}

/** Runs `fill` on an empty folder of the database user and renames it to the cluster's folder when that succeeded. */
export async function createCluster(
  clusterFolder: string,
  user: DatabaseUser,
  fill: (folder: string) => Promise<void>,
): Promise<void> {
  const parent = dirname(clusterFolder)
  for (const name of await readdir(parent)) {
    if (name.startsWith('postgres.new-')) await rm(join(parent, name), { recursive: true, force: true })
  }
  const draft = join(parent, `postgres.new-${process.pid}`)
  await makePrivate(draft, user)
  await fill(draft)
  await rename(draft, clusterFolder)
}

export const shortHash = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 12)

/** Creates a folder that only this user may enter. */
export async function makePrivate(folder: string, user: DatabaseUser): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  if (user.spawn.uid !== undefined) await chown(folder, user.uid, user.gid)
  await chmod(folder, 0o700)
}

async function existing(place: string, user: DatabaseUser): Promise<string> {
  const target = (await lstat(place)).isSymbolicLink() ? resolve(dirname(place), await readlink(place)) : place
  if (!existsSync(target)) await mkdir(dirname(target), { recursive: true, mode: 0o755 })
  else if (!canEnter(user, target)) {
    throw new Error(
      `The user "${user.name}" cannot enter ${place}: start as its owner, or set DATA_DIR to another folder`,
    )
  }
  return target
}

async function isPresent(place: string): Promise<boolean> {
  return await lstat(place).then(
    () => true,
    () => false,
  )
}
