import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, openSync, realpathSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import type { DatabaseUser } from './database-user.ts'
import { SUPERUSER } from './initialise-cluster.ts'
import { identityOf, isAlive, readIfPresent } from './process-identity.ts'
import { rotateLog } from './rotate-log.ts'

/** A PostgreSQL server process of one cluster. */
export interface Postmaster {
  readonly pid: number
  readonly socketFolder: string
}

const POLL_MS = 20
// Recovery after a crash replays the log since the last checkpoint, which takes time.
const START_LIMIT_MS = 120_000
const LONGEST_EXIT_MS = 5_000
/** With a checkpoint, without one, and at last at once. */
const STOPS: readonly (readonly [signal: NodeJS.Signals, patienceMs: number])[] = [
  ['SIGINT', 10_000],
  ['SIGQUIT', 5_000],
  ['SIGKILL', 5_000],
]

/** Finds the running server of this cluster, if there is one; the pid file of a dead server is removed. */
export function findPostmaster(clusterFolder: string): Postmaster | undefined {
  const file = join(clusterFolder, 'postmaster.pid')
  const [pidText, , , , socketFolder] = readLines(file)
  const pid = Number(pidText)
  if (!Number.isInteger(pid) || pid <= 0 || socketFolder === undefined) return undefined
  if (isAlive(identityOf(pid)) && worksIn(pid, clusterFolder)) return { pid, socketFolder }
  // Its pid may now belong to another process, and PostgreSQL would then refuse to start.
  rmSync(file, { force: true })
  return undefined
}

/** Starts the server in a separate process session, so that Ctrl-C in a terminal does not stop it before this process does. */
export function spawnPostmaster(
  program: string,
  clusterFolder: string,
  socketFolder: string,
  user: DatabaseUser,
  settings: Readonly<Record<string, string>>,
  logFile: string,
): ChildProcess {
  const log = openLog(logFile)
  try {
    const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
    const args = ['-D', clusterFolder, '-k', socketFolder, '-c', 'listen_addresses=', ...options]
    const child = spawn(program, args, {
      ...user.spawn,
      // Sessions give back the memory that a large plan took: left to itself, the allocator keeps up to 64 MB of it in each.
      env: { ...process.env, MALLOC_TRIM_THRESHOLD_: '131072' },
      cwd: '/',
      detached: true,
      stdio: ['ignore', log, log],
    })
    child.unref()
    return child
  } finally {
    closeSync(log)
  }
}

/**
 * Waits until the server takes connections.
 *
 * @throws Error with the last lines of its log when it exits or does not start in time.
 */
export async function waitUntilReady(socketFolder: string, isRunning: () => boolean, logFile: string): Promise<void> {
  const deadline = performance.now() + START_LIMIT_MS
  for (;;) {
    const refusal = await tryConnect(socketFolder)
    if (refusal === undefined) return
    if (!isRunning() || performance.now() > deadline) {
      const lines = readLines(logFile)
        .filter((line) => line !== '')
        .slice(-3)
      throw new Error(`PostgreSQL does not start (${logFile}): ${lines.join(' | ') || refusal}`)
    }
    await delay(POLL_MS)
  }
}

/**
 * Stops the server: running statements are aborted, committed data is kept. Returns when the process has exited. A server
 * that does not stop, because its files were removed for example, is killed.
 */
export async function stopPostmaster({ pid }: Postmaster): Promise<void> {
  const identity = identityOf(pid)
  for (const [signal, patienceMs] of STOPS) {
    try {
      process.kill(pid, signal)
    } catch {
      return
    }
    const deadline = performance.now() + patienceMs
    while (performance.now() < deadline) {
      if (!isAlive(identity)) return
      await delay(POLL_MS)
    }
  }
}

/** Stops the server while the process exits, when nothing can be awaited. */
export function stopPostmasterAtExit({ pid }: Postmaster): void {
  const identity = identityOf(pid)
  const clock = new Int32Array(new SharedArrayBuffer(4))
  try {
    process.kill(pid, 'SIGINT')
    for (let waitedMs = 0; waitedMs < LONGEST_EXIT_MS && isAlive(identity); waitedMs += POLL_MS) {
      Atomics.wait(clock, 0, 0, POLL_MS)
    }
  } catch {
    // It has ended, or belongs to another user.
  }
}

/** The address of a database of this cluster. */
export const connectionStringOf = (socketFolder: string, database: string, role = SUPERUSER): string =>
  `postgres://${role}@/${database}?host=${encodeURIComponent(socketFolder)}`

async function tryConnect(socketFolder: string): Promise<string | undefined> {
  const client = new pg.Client({ connectionString: connectionStringOf(socketFolder, 'postgres') })
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.end()
    return undefined
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

// The working directory of a server is its data folder. Where that cannot be read (no /proc), the pid file decides.
function worksIn(pid: number, clusterFolder: string): boolean {
  try {
    return realpathSync(`/proc/${pid}/cwd`) === realpathSync(clusterFolder)
  } catch {
    return process.platform !== 'linux'
  }
}

function openLog(file: string): number {
  rotateLog(file)
  return openSync(file, 'a', 0o600)
}

const readLines = (file: string): string[] => readIfPresent(file)?.split('\n') ?? []
