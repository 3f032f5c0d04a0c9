import { existsSync } from 'node:fs'
import { realpath, rm } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { startEmbedded } from 'local-postgres'

/** The PostgreSQL cluster with the seeded databases. */
export type KeptCluster = {
  connectionString: string
  /** Process id of the PostgreSQL server. */
  pid: number
  stop(): Promise<void>
}

const dataDir = fileURLToPath(new URL('../../.cache/bench-server', import.meta.url))

// No durability and no autovacuum: data lost in a crash is seeded again, and neither the disk nor a cleanup disturbs a measurement.
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
 * @param keep - keeps the databases for the next run; otherwise they are deleted when the cluster stops.
 */
export async function startKeptCluster(keep: boolean): Promise<KeptCluster> {
  const { connectionString, pid, stop } = await startEmbedded({ dataDir, settings: SETTINGS })
  return {
    connectionString,
    pid,
    stop: async () => {
      await stop()
      if (keep) return
      // The cluster may be elsewhere, behind a link, where the database user has no access to this folder.
      const cluster = `${dataDir}/postgres`
      if (existsSync(cluster)) await rm(await realpath(cluster), { recursive: true, force: true })
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
