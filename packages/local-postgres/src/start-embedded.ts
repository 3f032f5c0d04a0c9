import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, realpath } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { findBinaries } from './binaries.ts'
import { assertMajorVersion, clusterFolderOf, createCluster, requireFreeSpace } from './cluster-folder.ts'
import { clusterUsers } from './cluster-users.ts'
import { type DatabaseUser, databaseUser } from './database-user.ts'
import { APPLICATION_ROLE, admitUsers, initialiseCluster } from './initialise-cluster.ts'
import { type KeptServer, keepRunning } from './keep-running.ts'
import {
  connectionStringOf,
  findPostmaster,
  type Postmaster,
  spawnPostmaster,
  stopPostmaster,
  stopPostmasterAtExit,
  waitUntilReady,
} from './postmaster.ts'
import { identityOf, isAlive } from './process-identity.ts'
import { withProcessLock } from './process-lock.ts'
import { keepRotating } from './rotate-log.ts'
import { clearSocketFolder, removeSocketFolder, socketFolderOf } from './socket-folder.ts'

export interface EmbeddedOptions {
  /** Contains the cluster (`postgres`, or a link to it), its log and its lock; created when missing. */
  readonly dataDir: string
  /** Server settings that override or extend those below, such as `{ fsync: 'off' }`. */
  readonly settings?: Readonly<Record<string, string>>
  /** Gets one line for each slow step. */
  readonly log?: (message: string) => void
  /** Gets one line when the server died, and for each attempt to start it again. */
  readonly warn?: (message: string) => void
  /** Ends the creation of a cluster when it is aborted; the start then fails. A server that has started is stopped by `stop`. */
  readonly stopping?: AbortSignal
  /** Free space without which the server is not started; absent means 200 MB. */
  readonly leastFreeBytes?: number
  /** Where binaries and cluster go when the database user cannot enter the project folder; absent means /var/lib/navdesk. */
  readonly fallbackRoot?: string
}

export interface Embedded {
  /** Of the database `navdesk` in this cluster, over the Unix socket. */
  readonly connectionString: string
  /** The same for the application's role, once `letApplicationLogIn` was called. */
  readonly applicationConnectionString: string
  /** Whether the server was already running: left by a killed process, or shared with another one. */
  readonly adopted: boolean
  /** Process id of the server; another one after the server died and was started again. */
  readonly pid: number
  /**
   * Stops the server unless another live process uses it too, also when the data folder was removed. Calling it again does
   * nothing. It is stopped too when this process exits without having called it.
   */
  stop(): Promise<void>
}

const DATABASE = 'navdesk'
const FALLBACK_ROOT = '/var/lib/navdesk'
const MEMORY_ATTEMPTS = 50
const MEMORY_PAUSE_MS = 200

const SETTINGS: Readonly<Record<string, string>> = {
  timezone: 'UTC',
  log_timezone: 'UTC',
  // Enough for two processes (pool, workers, listener each) and an administrator.
  max_connections: '60',
  shared_buffers: '128MB',
  // JIT compilation and parallel plans help with reports, not with statements of a millisecond.
  jit: 'off',
  max_parallel_workers_per_gather: '0',
  random_page_cost: '1.1',
  // A refused statement is logged by its error alone: its text may be long, and its details hold values of people.
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
}

/**
 * Starts the bundled PostgreSQL on the cluster of this data folder, creating the cluster when there is none, or
 * reuses the server that already runs on it. A server that dies is started again until `stop` is called. Safe to call from
 * several processes at once.
 *
 * @throws Error with one line that says what to do: no binaries for this platform, a cluster of another major version,
 * a folder that the database user cannot enter, too little disk space, or the output of a server that did not start.
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<Embedded> {
  const { settings = {}, log = () => undefined, warn = () => undefined } = options
  const { fallbackRoot = FALLBACK_ROOT, stopping: ending } = options
  await mkdir(options.dataDir, { recursive: true })
  const { dataDir, lockFile, logFile, users } = filesOf(await realpath(options.dataDir))
  await requireFreeSpace(dataDir, options.leastFreeBytes)

  /** A server that is being started, so that no other process uses it yet. */
  let starting: Postmaster | undefined
  let kept: KeptServer | undefined
  const onExit = (): void => {
    if (starting !== undefined) stopPostmasterAtExit(starting)
    else if (kept !== undefined && users.leave().last) stopPostmasterAtExit(kept.current)
  }
  process.on('exit', onExit)
  try {
    return await withProcessLock(lockFile, start)
  } catch (error) {
    process.off('exit', onExit)
    throw error
  }

  async function start(): Promise<Embedded> {
    ending?.throwIfAborted()
    const user = databaseUser(join(dataDir, 'postgres'))
    const clusterFolder = await clusterFolderOf(dataDir, user, fallbackRoot)
    assertMajorVersion(clusterFolder)
    await requireFreeSpace(dirname(clusterFolder), options.leastFreeBytes)
    const live = await adopt(clusterFolder, logFile)
    const server = live ?? (await startServer())
    await admitUsers(clusterFolder, user)
    await prepareDatabase(server.socketFolder)
    users.enter()
    const restart = async (): Promise<Postmaster> => {
      if (!existsSync(clusterFolder)) throw new Error(`${clusterFolder} was removed`)
      const restarted = (await adopt(clusterFolder, logFile)) ?? (await startServer())
      starting = undefined
      return restarted
    }
    const running = keepRunning(server, () => withProcessLock(lockFile, restart), warn)
    kept = running
    starting = undefined
    const endRotating = keepRotating(logFile)

    let stopping: Promise<void> | undefined
    return {
      connectionString: connectionStringOf(server.socketFolder, DATABASE),
      applicationConnectionString: connectionStringOf(server.socketFolder, DATABASE, APPLICATION_ROLE),
      adopted: live !== undefined,
      get pid() {
        return running.current.pid
      },
      stop: () => {
        endRotating()
        stopping ??= (async () => {
          await running.release()
          await withLockWhilePresent(dataDir, lockFile, async () => {
            if (!users.leave().last) return
            await stopPostmaster(running.current)
            removeSocketFolder(running.current.socketFolder, clusterFolder)
          })
          process.off('exit', onExit)
        })()
        return stopping
      },
    }

    async function startServer(): Promise<Postmaster> {
      const binaries = await findBinaries(user, fallbackRoot)
      const merged = { ...SETTINGS, ...settings }
      if (!existsSync(clusterFolder)) {
        log(`Creating a database cluster in ${clusterFolder}`)
        const durable = merged.fsync !== 'off'
        await createCluster(clusterFolder, user, (folder) =>
          initialiseCluster(binaries.initdb, folder, user, { durable, stopping: ending }),
        )
      }
      return await untilMemoryIsFree(() =>
        launch(binaries.postgres, clusterFolder, user, merged, logFile, (spawned) => {
          starting = spawned
        }),
      )
    }
  }
}

/** Stops the server of a data folder that no live process uses: its process was killed. */
export async function stopUnusedServer(folder: string): Promise<void> {
  if (!existsSync(join(folder, 'postgres'))) return
  const { dataDir, lockFile, users } = filesOf(await realpath(folder))
  await withLockWhilePresent(dataDir, lockFile, async () => {
    const clusterFolder = await realpath(join(dataDir, 'postgres'))
    const server = findPostmaster(clusterFolder)
    if (server === undefined || !users.leave().last) return
    await stopPostmaster(server)
    removeSocketFolder(server.socketFolder, clusterFolder)
  })
}

function filesOf(dataDir: string) {
  return {
    dataDir,
    lockFile: join(dataDir, 'postgres.lock'),
    logFile: join(dataDir, 'postgres.log'),
    users: clusterUsers(join(dataDir, 'postgres.users'), randomUUID().slice(0, 8)),
  }
}

// Without its folder a cluster is of no use to other processes, so that no lock is needed to stop its server.
async function withLockWhilePresent(dataDir: string, lockFile: string, work: () => Promise<void>): Promise<void> {
  try {
    await withProcessLock(lockFile, work)
  } catch (error) {
    if (existsSync(dataDir)) throw error
    await work()
  }
}

async function adopt(clusterFolder: string, logFile: string): Promise<Postmaster | undefined> {
  for (;;) {
    const live = findPostmaster(clusterFolder)
    if (live === undefined) return undefined
    const identity = identityOf(live.pid)
    try {
      await waitUntilReady(live.socketFolder, () => isAlive(identity), logFile)
      return live
    } catch (error) {
      // The server was stopping. A running server that accepts no connections is not replaced.
      if (isAlive(identity)) throw error
    }
  }
}

async function launch(
  program: string,
  clusterFolder: string,
  user: DatabaseUser,
  settings: Readonly<Record<string, string>>,
  logFile: string,
  onSpawned: (server: Postmaster) => void,
): Promise<Postmaster> {
  const socketFolder = await socketFolderOf(clusterFolder, user)
  clearSocketFolder(socketFolder)
  const child = spawnPostmaster(program, clusterFolder, socketFolder, user, settings, logFile)
  if (child.pid !== undefined) onSpawned({ pid: child.pid, socketFolder })
  let failure: Error | undefined
  child.on('error', (error) => {
    failure = error
  })
  await waitUntilReady(socketFolder, () => failure === undefined && child.exitCode === null, logFile)
  if (child.pid === undefined) throw failure ?? new Error(`${program} did not start`)
  return { pid: child.pid, socketFolder }
}

// The sessions of a killed server exit a moment later; until then its shared memory counts as in use.
async function untilMemoryIsFree<T>(start: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await start()
    } catch (error) {
      const inUse = error instanceof Error && error.message.includes('shared memory block')
      if (!inUse || attempt === MEMORY_ATTEMPTS) throw error
      await delay(MEMORY_PAUSE_MS)
    }
  }
}

async function prepareDatabase(socketFolder: string): Promise<void> {
  const maintenance = new pg.Client({ connectionString: connectionStringOf(socketFolder, 'postgres') })
  // A connection that is lost rejects its statement, too.
  maintenance.on('error', () => undefined)
  await maintenance.connect()
  try {
    const { rowCount } = await maintenance.query('select from pg_database where datname = $1', [DATABASE])
    await maintenance.query('select pg_reload_conf()')
    if (rowCount === 0) await maintenance.query(`create database ${DATABASE}`)
  } finally {
    await maintenance.end()
  }
}
