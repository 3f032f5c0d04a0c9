import { existsSync } from 'node:fs'
import { realpath, rm } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { startEmbedded } from 'local-postgres'

/** The PostgreSQL in which the seeded databases lie. */
export type KeptCluster = {
  connectionString: string
  /** Process id of the PostgreSQL server. */
  pid: number
  stop(): Promise<void>
}

const dataDir = fileURLToPath(new URL('../../.cache/bench-server', import.meta.url))

// What is lost with the machine is seeded again: nothing waits for the disk, and nothing cleans up while it is measured.
const SETTINGS = {
  fsync: 'off',
  full_page_writes: 'off',
  autovacuum: 'off',
  max_wal_size: '8GB',
  shared_buffers: '1GB',
}

/**
 * Starts the cluster under `.cache/bench-server`, with the databases that an earlier run kept.
 *
 * @param keep - leaves the databases for the next run; otherwise they go when it stops.
 */
export async function startKeptCluster(keep: boolean): Promise<KeptCluster> {
  const { connectionString, pid, stop } = await startEmbedded({ dataDir, settings: SETTINGS })
  return {
    connectionString,
    pid,
    stop: async () => {
      await stop()
      if (keep) return
      // The cluster may lie elsewhere, behind a link, where the database user could not reach this folder.
      const cluster = `${dataDir}/postgres`
      if (existsSync(cluster)) await rm(await realpath(cluster), { recursive: true, force: true })
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
