import { startTestCluster } from 'database/testing'
import type { Bench } from './result.ts'
import { pageRows } from './server-parts/page-rows.ts'

/** The record platform on databases of different sizes. */
export const bench: Bench = async (options) => {
  const cluster = await startTestCluster()
  try {
    return await pageRows(cluster.connectionString, options)
  } finally {
    await cluster.stop()
  }
}
