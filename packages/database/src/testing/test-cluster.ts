import { existsSync, rmSync } from 'node:fs'
import { mkdir, readdir, rm, statfs } from 'node:fs/promises'
import { freemem, tmpdir } from 'node:os'
import { join } from 'node:path'
import { identityOf, isAlive, startEmbedded, stopUnusedServer } from 'local-postgres'

/** A temporary PostgreSQL for one test run. */
export interface TestCluster {
  readonly connectionString: string
  /** Stops the server and removes its files. Calling it again does nothing. */
  stop(): Promise<void>
}

/** The variable that names the cluster to test processes that inherit the environment of this one. */
export const CLUSTER_VARIABLE = 'NAVDESK_TEST_CLUSTER'

const FOLDER_PREFIX = 'navdesk-test-'

/** Files in memory, on Linux: creating and dropping a database of a thousand files takes a third of the time there. */
const MEMORY_FOLDER = '/dev/shm'
/** Several times what the databases and the log of a run take. */
const LEAST_FREE_BYTES = 3 * 1024 ** 3

// The data is not needed after the run, so writes need not reach the disk.
const SETTINGS = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  autovacuum: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_wal_size: '512MB',
  max_connections: '200',
}

/**
 * Starts the cluster that `prepareTemplate` and `testDatabase` use in this process and in those it starts, and gives them a separate
 * temporary folder. Both go when the process ends or is interrupted; those of killed runs are removed first.
 */
export async function startTestCluster(): Promise<TestCluster> {
  const outer = process.env.TMPDIR
  await removeAbandoned(tmpdir())
  if (existsSync(MEMORY_FOLDER)) await removeAbandoned(MEMORY_FOLDER)
  const name = FOLDER_PREFIX + identityOf(process.pid).replace(':', '-')
  const dataDir = join((await hasMemory()) ? MEMORY_FOLDER : tmpdir(), name)
  const folder = join(tmpdir(), name)
  const { connectionString, stop } = await startEmbedded({ dataDir, settings: SETTINGS })
  const temporaryFolder = join(folder, 'temporary')
  await mkdir(temporaryFolder, { recursive: true })
  process.env[CLUSTER_VARIABLE] = connectionString
  process.env.TMPDIR = temporaryFolder

  // The server itself is stopped by `startEmbedded`. The next run removes any files that are left.
  const onExit = (): void => {
    for (const each of [dataDir, folder]) rmSync(each, { recursive: true, force: true, maxRetries: 3 })
  }
  process.once('exit', onExit)

  let stopping: Promise<void> | undefined
  return {
    connectionString,
    stop: () => {
      stopping ??= stop().then(async () => {
        process.off('exit', onExit)
        if (outer === undefined) delete process.env.TMPDIR
        else process.env.TMPDIR = outer
        for (const each of [dataDir, folder]) await rm(each, { recursive: true, force: true })
      })
      return stopping
    },
  }
}

/** Whether a parent process has called `startTestCluster`. */
export const hasTestCluster = (): boolean => process.env[CLUSTER_VARIABLE] !== undefined

/**
 * The cluster of this test process.
 *
 * @throws Error when no parent process has called `startTestCluster`.
 */
export function currentTestCluster(): string {
  const connectionString = process.env[CLUSTER_VARIABLE]
  if (connectionString === undefined) {
    throw new Error('No test cluster is running: only *.db.test.ts and e2e tests have one')
  }
  return connectionString
}

/** Whether the cluster fits into memory. */
async function hasMemory(): Promise<boolean> {
  if (!existsSync(MEMORY_FOLDER)) return false
  const { bavail, bsize } = await statfs(MEMORY_FOLDER)
  return Math.min(bavail * bsize, freemem()) >= LEAST_FREE_BYTES
}

async function removeAbandoned(place: string): Promise<void> {
  for (const name of await readdir(place)) {
    if (!name.startsWith(FOLDER_PREFIX)) continue
    if (isAlive(name.slice(FOLDER_PREFIX.length).replace('-', ':'))) continue
    const dataDir = join(place, name)
    // Two runs may find the same folder, and files of another user cannot be removed.
    await stopUnusedServer(dataDir).catch(() => undefined)
    await rm(dataDir, { recursive: true, force: true }).catch(() => undefined)
  }
}
