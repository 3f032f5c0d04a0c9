import { startTestCluster } from 'database/testing'

/** Vitest's and Playwright's global set-up: one PostgreSQL for the run; what it returns is called at the end. */
export default async function setup(): Promise<() => Promise<void>> {
  const { stop } = await startTestCluster()
  return stop
}
