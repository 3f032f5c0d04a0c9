import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { productEnvironment, root } from './project.mjs'

/**
 * Runs work while one PostgreSQL and one temporary folder are there for the tests of all lanes, which then prepare each template once.
 *
 * @param {() => Promise<void>} work
 */
export async function withTestCluster(work) {
  const holder = spawn('node', ['scripts/hold-test-cluster.ts'], {
    cwd: root,
    env: productEnvironment(),
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const ended = once(holder, 'exit')
  try {
    for await (const line of createInterface(holder.stdout)) {
      Object.assign(process.env, JSON.parse(line))
      break
    }
    if (process.env.NAVDESK_TEST_CLUSTER === undefined) throw new Error('PostgreSQL for the tests did not start')
    await work()
  } finally {
    holder.stdin.end()
    await ended
  }
}
