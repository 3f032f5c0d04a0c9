import { rmSync } from 'node:fs'
import { readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findPostmaster, stopPostmaster } from '../embedded/postmaster.ts'
import { identityOf, isAlive } from '../embedded/process-identity.ts'
import { startEmbedded } from '../embedded/start-embedded.ts'

/** A throwaway PostgreSQL for one test run. */
export interface TestCluster {
  readonly connectionString: string
  /** Stops the server and removes its files. Calling it again does nothing. */
  stop(): Promise<void>
}

/** Names the cluster for the test processes that this one starts; they inherit the environment. */
export const CLUSTER_VARIABLE = 'NAVDESK_TEST_CLUSTER'

const FOLDER_PREFIX = 'navdesk-test-'
const LONGEST_END_MS = 3_000
const POLL_MS = 10

// Nothing here outlives the run, so nothing has to reach the disk.
const SETTINGS = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  autovacuum: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_wal_size: '4GB',
  max_connections: '200',
}

/**
 * Starts the cluster that `prepareTemplate` and `testDatabase` use in this process and in those it starts. It is stopped
 * when the process ends or is interrupted; what a killed run left behind is removed first.
 */
export async function startTestCluster(): Promise<TestCluster> {
  await removeAbandoned()
  const dataDir = join(tmpdir(), `${FOLDER_PREFIX}${identityOf(process.pid).replace(':', '-')}`)
  const { connectionString, pid, stop } = await startEmbedded({ dataDir, settings: SETTINGS })
  process.env[CLUSTER_VARIABLE] = connectionString

  const onExit = (): void => endAtOnce(pid, dataDir)
  process.once('exit', onExit)

  let stopping: Promise<void> | undefined
  return {
    connectionString,
    stop: () => {
      stopping ??= stop().then(async () => {
        process.off('exit', onExit)
        await rm(dataDir, { recursive: true, force: true })
      })
      return stopping
    },
  }
}

/**
 * Reads which cluster this test process belongs to.
 *
 * @throws Error when no `startTestCluster` has run in a process above this one.
 */
export function currentTestCluster(): string {
  const connectionString = process.env[CLUSTER_VARIABLE]
  if (connectionString === undefined) {
    throw new Error('No test cluster is running: only *.db.test.ts and e2e tests have one')
  }
  return connectionString
}

// At the end of a process nothing can be awaited. What is left, if anything, the next run removes.
function endAtOnce(pid: number, dataDir: string): void {
  const server = identityOf(pid)
  try {
    process.kill(pid, 'SIGQUIT')
    const clock = new Int32Array(new SharedArrayBuffer(4))
    for (let waited = 0; waited < LONGEST_END_MS && isAlive(server); waited += POLL_MS) {
      Atomics.wait(clock, 0, 0, POLL_MS)
    }
    rmSync(dataDir, { recursive: true, force: true })
  } catch {
    // Already gone, or still writing.
  }
}

async function removeAbandoned(): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    if (!name.startsWith(FOLDER_PREFIX)) continue
    if (isAlive(name.slice(FOLDER_PREFIX.length).replace('-', ':'))) continue
    const dataDir = join(tmpdir(), name)
    const left = findPostmaster(join(dataDir, 'postgres'))
    if (left !== undefined) await stopPostmaster(left)
    // Two runs may find the same one, and one user's files are not another's to remove.
    await rm(dataDir, { recursive: true, force: true }).catch(() => undefined)
  }
}
