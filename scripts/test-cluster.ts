import { hasTestCluster, startTestCluster } from 'database/testing'

/**
 * Global set-up of Vitest and Playwright: starts one PostgreSQL for the run, unless there is one for several runs, and returns the function
 * that stops it.
 */
export default async function setup(): Promise<() => Promise<void>> {
  if (hasTestCluster()) return async () => undefined
  const { stop } = await startTestCluster()
  return stop
}
