import { randomInt } from 'node:crypto'
import { existsSync, readdirSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { ensureBuilt } from './ensure-built.mjs'
import { ensureInstalled } from './ensure-installed.mjs'
import { productEnvironment, requireNode, root, runMain } from './project.mjs'
import { runCommand } from './run-command.mjs'

const MILLION = '1000000'
const LARGEST_SEED = 2 ** 31 - 1
/** All fuzz tests run at once, because they spend much of their time waiting for their databases. */
const FUZZ_TESTS = 6

/** Their tests run one after the other, because they measure times. */
const ALONE = ['attack', 'outbox', 'uploads']

/** Random histories of the record cache: each run of their test takes 100,000 steps, from a seed of its own. */
const CACHE = 'record-cache'
const CACHE_TEST = 'packages/record-cache/src/random-histories.test.ts'
const CACHE_RUNS = 20

/** Runs in a browser: every hostile text at every place where it is shown. */
const TEXTS = 'hostile-texts'

/** Proofs over many objects and fields need a long timeout. */
const LONGEST_TEST_MS = 1_800_000

const USAGE =
  'npm run prove [-- proof ...], npm run prove -- fuzz [inputs] [seed], or npm run prove -- fuzz repeat <test> <seed> <path>'

// Runs whole proofs (`npm test` runs a sample of each): `npm run prove`, or `npm run prove -- access fuzz`.
await runMain(async () => {
  requireNode()
  const words = process.argv.slice(2)
  const [first, second, test = '', seed = '', path = ''] = words
  if (first === 'fuzz' && second === 'repeat') {
    await ensureInstalled()
    process.exitCode = await run([`fuzz/${test}`], [], { FUZZ_REPEAT: `${seed} ${path}` })
    return
  }
  const numbers = words.filter((word) => /^\d+$/.test(word))
  const names = words.filter((word) => !numbers.includes(word))
  const all = [...proofs(), CACHE, TEXTS]
  const isKnown = names.every((name) => all.includes(name)) && numbers.length <= 2
  if (!isKnown || (numbers.length > 0 && names.join() !== 'fuzz'))
    throw new Error(`${USAGE}; the proofs are ${all.join(', ')}`)
  await ensureInstalled()
  const chosen = names.length > 0 ? names : all
  const others = chosen.filter((name) => ![...ALONE, 'fuzz', CACHE, TEXTS].includes(name))
  const codes = others.length > 0 ? [await run(others, [], { PROOFS: 'whole' })] : []
  const alone = chosen.filter((name) => ALONE.includes(name))
  if (alone.length > 0) codes.push(await run(alone, ['--maxWorkers', '1'], { PROOFS: 'whole' }))
  if (chosen.includes('fuzz')) codes.push(...(await runFuzz(...numbers)))
  if (chosen.includes(TEXTS)) {
    await ensureBuilt({})
    codes.push(await runCommand('playwright', ['test', TEXTS], { env: { ...productEnvironment(), PROOFS: 'whole' } }))
  }
  if (chosen.includes(CACHE)) codes.push(...(await runHistories()))
  process.exitCode = Math.max(...codes)
})

/** Two million steps, on all processors. A failure names the history to keep. */
async function runHistories() {
  let left = CACHE_RUNS
  const lane = async () => {
    let worst = 0
    while (left-- > 0) {
      const code = await runCommand('vitest', ['run', '--project', 'unit', CACHE_TEST], {
        env: { ...productEnvironment(), PROOFS: 'whole' },
      })
      worst = Math.max(worst, code)
    }
    return worst
  }
  return await Promise.all(Array.from({ length: availableParallelism() }, lane))
}

/** Splits the inputs over the processors, each part with its own seed. Failing inputs are saved and repeated by every run. */
async function runFuzz(inputs = MILLION, seed = String(randomInt(LARGEST_SEED))) {
  const parts = availableParallelism()
  process.stdout.write(`${inputs} inputs in ${parts} parts; to repeat them: npm run prove -- fuzz ${inputs} ${seed}\n`)
  const share = String(Math.ceil(Number(inputs) / parts))
  return await Promise.all(
    Array.from({ length: parts }, (_, part) =>
      run(['fuzz'], ['--maxWorkers', String(FUZZ_TESTS)], {
        PROOFS: 'whole',
        FUZZ_INPUTS: share,
        FUZZ_SEED: String(Number(seed) + part),
        FUZZ_KEEP: '1',
      }),
    ),
  )
}

/**
 * @param {readonly string[]} names
 * @param {readonly string[]} options
 * @param {Record<string, string>} environment
 */
function run(names, options, environment) {
  const folders = names.map((name) => `proofs/${name}${name.includes('/') ? '.db.test.ts' : '/'}`)
  const tests = ['run', '--project', 'db', '--testTimeout', String(LONGEST_TEST_MS), ...options, ...folders]
  return runCommand('vitest', tests, { env: { ...productEnvironment(), ...environment } })
}

/** Folders of the workspace that contain tests. */
function proofs() {
  const folder = join(root, 'proofs')
  if (!existsSync(folder)) return []
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && hasTests(join(folder, entry.name)))
    .map(({ name }) => name)
}

/** @param {string} folder */
function hasTests(folder) {
  return readdirSync(folder).some((name) => name.endsWith('.db.test.ts'))
}
