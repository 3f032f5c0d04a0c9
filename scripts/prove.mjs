import { randomInt } from 'node:crypto'
import { existsSync, readdirSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { onProductNode, root, runMain } from './project.mjs'
import { ensureBuilt, ensureInstalled } from './setup.mjs'

const MILLION = '1000000'
const LARGEST_SEED = 2 ** 31 - 1
/** All fuzz tests run at once, because they spend much of their time waiting for their databases. */
const FUZZ_TESTS = 6

/** Starts of the bundled PostgreSQL in all ways; the tests are in its package. */
const DATABASE = 'local-postgres'

const UPLOADS = 'uploads'
/** The largest file that is allowed, cut off at many places: `npm test` does the same with a smaller one. */
const LARGEST_UPLOAD = 'e2e/faults/kill-upload.test.ts'

/** Their tests run one after the other, because they measure times. */
const ALONE = ['attack', 'outbox', UPLOADS, DATABASE]

/** Random histories of the record cache: each run of their test takes 100,000 steps, from a new seed. */
const CACHE = 'record-cache'
const CACHE_TEST = 'packages/record-cache/src/random-histories.test.ts'
const CACHE_RUNS = 20

/** Run in a browser: every hostile text at every place where it is shown, and cleaned by every cleaner; every hidden article. */
const TEXTS = 'hostile-texts'
const SAMPLED_IN_BROWSER = [TEXTS, 'cleaned-texts', 'hidden-articles', 'start-url']

/** All tests with the tag `long`, those in a browser included. */
const LONG = 'long'

/** Answers in the layouts of mail programs: what is kept of them, and what is folded. */
const MAIL = 'mail'
const MAIL_TEST = 'apps/server/src/adapters/inbound-mail/reply-corpus.test.ts'

/** Every benchmark at its small sizes, so that a change cannot break one unnoticed; their figures say little. */
const BENCHES = 'benches'

/** Proofs over many objects and fields need a long timeout. */
const LONGEST_TEST_MS = 3_600_000

const LONGEST_PROOF_MS = 24 * 3_600_000

const USAGE =
  'npm run prove [-- proof ...], npm run prove -- fuzz [inputs] [seed], or npm run prove -- fuzz repeat <test> <seed> <path>'

// Runs whole proofs (`npm test` runs a sample of each): `npm run prove`, or `npm run prove -- access fuzz`.
await runMain(async () => {
  await ensureInstalled()
  await onProductNode(prove)
})

async function prove() {
  const words = process.argv.slice(2)
  const [first, second, test = '', seed = '', path = ''] = words
  if (first === 'fuzz' && second === 'repeat') {
    process.exitCode = await run([`fuzz/${test}`], [], { FUZZ_REPEAT: `${seed} ${path}` })
    return
  }
  const numbers = words.filter((word) => /^\d+$/.test(word))
  const names = words.filter((word) => !numbers.includes(word))
  const all = [...proofs(), DATABASE, CACHE, MAIL, TEXTS, LONG, BENCHES]
  const isKnown = names.every((name) => all.includes(name)) && numbers.length <= 2
  if (!isKnown || (numbers.length > 0 && names.join() !== 'fuzz'))
    throw new Error(`${USAGE}; the proofs are ${all.join(', ')}`)
  const chosen = names.length > 0 ? names : all
  const others = chosen.filter((name) => ![...ALONE, 'fuzz', CACHE, MAIL, TEXTS, LONG, BENCHES].includes(name))
  const codes = others.length > 0 ? [await run(others, [], { PROOFS: 'whole' })] : []
  const alone = chosen.filter((name) => ALONE.includes(name))
  if (alone.length > 0) codes.push(await run(alone, ['--maxWorkers', '1'], { PROOFS: 'whole' }))
  if (chosen.includes('fuzz')) codes.push(...(await runFuzz(...numbers)))
  if ([TEXTS, LONG, UPLOADS].some((name) => chosen.includes(name))) await ensureBuilt()
  if (chosen.includes(UPLOADS)) codes.push(await runTests(['--project', 'faults', LARGEST_UPLOAD], { PROOFS: 'whole' }))
  if (chosen.includes(TEXTS))
    codes.push(await runProgram('playwright', ['test', ...SAMPLED_IN_BROWSER], { PROOFS: 'whole' }))
  if (chosen.includes(LONG)) {
    codes.push(await runTests(['--project', 'db', '--project', 'faults', '--tags-filter', LONG]))
    codes.push(await runProgram('playwright', ['test', '--project', LONG]))
  }
  if (chosen.includes(CACHE)) codes.push(...(await runHistories()))
  if (chosen.includes(MAIL))
    codes.push(await runProgram('vitest', ['run', '--project', 'unit', MAIL_TEST], { PROOFS: 'whole' }))
  if (chosen.includes(BENCHES)) codes.push(await runProgram('node', ['bench/main.ts', '--quick']))
  process.exitCode = Math.max(...codes)
}

/**
 * @param {string} program
 * @param {readonly string[]} args
 * @param {Record<string, string>} [env]
 */
async function runProgram(program, args, env) {
  const { runProgram: start } = await import('./run-program.mjs')
  return await start(program, args, { env, longestMs: LONGEST_PROOF_MS })
}

/** Two million steps, on all processors. A failure names the history to keep. */
async function runHistories() {
  let left = CACHE_RUNS
  const lane = async () => {
    let worst = 0
    while (left-- > 0) {
      const code = await runProgram('vitest', ['run', '--project', 'unit', CACHE_TEST], { PROOFS: 'whole' })
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
  const folders = names.map((name) =>
    name === DATABASE ? `packages/${name}/` : `proofs/${name}${name.includes('/') ? '.db.test.ts' : '/'}`,
  )
  return runTests(['--project', 'db', '--project', 'proofs', ...options, ...folders], environment)
}

/**
 * @param {readonly string[]} args
 * @param {Record<string, string>} [environment]
 */
const runTests = (args, environment) =>
  runProgram('vitest', ['run', '--testTimeout', String(LONGEST_TEST_MS), ...args], environment)

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
  return readdirSync(folder).some((name) => /\.(db|proof)\.test\.ts$/.test(name))
}
