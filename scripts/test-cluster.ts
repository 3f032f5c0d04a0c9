import { startTestCluster } from 'database/testing'

/** Global set-up of Vitest and Playwright: starts one PostgreSQL for the run and returns the function that stops it. */
export default async function setup(): Promise<() => Promise<void>> {
  const { stop } = await startTestCluster()
  return stop
}
