import { randomInt } from 'node:crypto'
import { ensureInstalled } from './ensure-installed.mjs'
import { productEnvironment, requireNode, runMain } from './project.mjs'
import { runCommand } from './run-command.mjs'

const MILLION = '1000000'
/** All tests at once: much of their time is spent on waiting for their databases. */
const TESTS = 6
const LARGEST_SEED = 2 ** 31 - 1

// A long run of the fuzz tests: `npm run fuzz -- [inputs] [seed]`. What fails is kept, and asked again by every run of the tests.
await runMain(async () => {
  requireNode()
  await ensureInstalled()
  const [inputs = MILLION, seed = String(randomInt(LARGEST_SEED))] = process.argv.slice(2)
  process.stdout.write(`${inputs} inputs, seed ${seed}\n`)
  const environment = { ...productEnvironment(), FUZZ_INPUTS: inputs, FUZZ_SEED: seed, FUZZ_KEEP: '1' }
  const tests = ['run', '--project', 'db', '--maxWorkers', String(TESTS), 'apps/server/src/fuzz/']
  process.exitCode = await runCommand('vitest', tests, { env: environment })
})
