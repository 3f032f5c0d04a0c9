import { rmSync } from 'node:fs'
import { mkdir, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
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

  const onExit = (): void => {
    try {
      process.kill(pid, 'SIGQUIT')
    } catch {
      // Already gone.
    }
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 })
  }
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

async function removeAbandoned(): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    if (!name.startsWith(FOLDER_PREFIX)) continue
    if (isAlive(name.slice(FOLDER_PREFIX.length).replace('-', ':'))) continue
    const dataDir = join(tmpdir(), name)
    try {
      await mkdir(dataDir, { recursive: true })
      const left = await startEmbedded({ dataDir, settings: SETTINGS })
      await left.stop()
    } finally {
      await rm(dataDir, { recursive: true, force: true })
    }
  }
}
