import { randomInt } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { ensureInstalled } from './ensure-installed.mjs'
import { productEnvironment, requireNode, runMain } from './project.mjs'
import { runCommand } from './run-command.mjs'

const MILLION = '1000000'
const LARGEST_SEED = 2 ** 31 - 1
/** All tests at once: much of their time is spent on waiting for their databases. */
const TESTS = 6

// A long run of the fuzz tests: `npm run fuzz -- [inputs] [seed]`. What fails is kept, and asked again by every run of the tests.
// Each processor asks its part of the inputs, with a seed of its own.
await runMain(async () => {
  requireNode()
  const [inputs = MILLION, seed = String(randomInt(LARGEST_SEED))] = process.argv.slice(2)
  if (![inputs, seed].every((word) => /^\d+$/.test(word)))
    throw new Error('npm run fuzz -- [inputs] [seed], both whole numbers')
  await ensureInstalled()
  const parts = availableParallelism()
  process.stdout.write(`${inputs} inputs in ${parts} parts, seed ${seed}\n`)
  const share = Math.ceil(Number(inputs) / parts)
  const codes = await Promise.all(Array.from({ length: parts }, (_, part) => runPart(share, Number(seed) + part)))
  process.exitCode = Math.max(...codes)
})

/** @param {number} inputs @param {number} seed */
function runPart(inputs, seed) {
  const environment = { FUZZ_INPUTS: String(inputs), FUZZ_SEED: String(seed), FUZZ_KEEP: '1' }
  const tests = ['run', '--project', 'db', '--maxWorkers', String(TESTS), 'apps/server/src/fuzz/']
  return runCommand('vitest', tests, { env: { ...productEnvironment(), ...environment } })
}
