import { existsSync, readFileSync } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { onProductNode, root, runMain } from './project.mjs'
import { ensureBuilt, ensureInstalled } from './setup.mjs'

// `npm test` runs all checks and all tests but the long ones, `npm test -- <words>` the tests whose paths contain one of the words,
// long ones included, and `npm run check` the checks and the tests that need neither a database nor a browser.

const REPORTS = join(root, 'test-results', 'reports')

/** @typedef {{ passed: number, failed: number }} Count */

/** @type {readonly (readonly [name: string, ...command: string[]])[]} */
const checks = [
  ['format and lint', 'biome', 'check', '--error-on-warnings'],
  ['floors', 'node', 'scripts/lint/check-floors.ts'],
  ['words', 'node', 'scripts/lint/words.ts'],
  ['types of the routes', 'react-router', 'typegen', 'apps/portal'],
  // One checker and one project at a time: several would check the shared declarations again.
  ['types', 'tsc', '-b', '--checkers', '1', '--builders', '1'],
  ['dead code', 'knip'],
  ['known faults of packages', 'node', 'scripts/lint/check-known-faults.ts'],
]

const words = process.argv.slice(2).filter((word) => !word.startsWith('--'))
const isQuick = process.argv.includes('--check')

await runMain(async () => {
  await ensureInstalled()
  await onProductNode(async () => {
    await rm(REPORTS, { recursive: true, force: true })
    await mkdir(REPORTS, { recursive: true })
    const { passed, failed } = sum(isQuick ? await runQuickly() : await runAll())
    process.stdout.write(`\n${passed} passed, ${failed} failed\n`)
    process.exitCode = failed === 0 ? 0 : 1
  })
})

async function runQuickly() {
  return [await runChecks(), await runVitest(['unit', 'dom'])]
}

/** The checks run while the portal is built; then Vitest and the browser share the processors and one PostgreSQL. */
async function runAll() {
  const { startTestCluster } = await import('database/testing')
  const { stop } = await startTestCluster()
  try {
    const built = ensureBuilt()
    const checked = words.length > 0 ? Promise.resolve(sum([])) : runChecks()
    const tested = Promise.all([checked, built]).then(() => runVitest(['unit', 'dom', 'db', 'faults', 'adapters']))
    return await Promise.all([checked, tested, built.then(runBrowserTests)])
  } finally {
    await stop()
  }
}

/**
 * @param {string} label
 * @param {string} program
 * @param {readonly string[]} args
 * @param {Record<string, string>} [env]
 */
async function run(label, program, args, env) {
  const { runProgram } = await import('./run-program.mjs')
  return await runProgram(program, args, { label: label.padEnd(7), env })
}

/** @returns {Promise<Count>} */
async function runChecks() {
  const count = { passed: 0, failed: 0 }
  for (const [name, program = '', ...args] of checks) {
    const startedAt = performance.now()
    const isPassed = (await run('check', program, args)) === 0
    count[isPassed ? 'passed' : 'failed']++
    const seconds = ((performance.now() - startedAt) / 1_000).toFixed(1)
    process.stdout.write(`check   │ ${isPassed ? '✓' : '✗'} ${name} (${seconds} s)\n`)
  }
  return count
}

/** @param {readonly string[]} projects of vitest.config.ts */
async function runVitest(projects) {
  const report = join(REPORTS, 'vitest.json')
  const chosen = projects.flatMap((project) => ['--project', project])
  // Words choose long tests too.
  const filter = words.length > 0 ? [] : ['--tags-filter', '!long']
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const code = await run('tests', 'vitest', ['run', ...chosen, ...filter, '--passWithNoTests', ...reporters, ...words])
  return countReport(report, code, ({ testResults }) => testResults.map(countFile))
}

async function runBrowserTests() {
  const report = join(REPORTS, 'playwright.json')
  const env = { PLAYWRIGHT_JSON_OUTPUT_NAME: report }
  const chosen = words.length > 0 ? words : ['--project', 'browser']
  const options = ['--reporter=list,json', '--pass-with-no-tests']
  const code = await run('browser', 'playwright', ['test', ...options, ...chosen], env)
  return countReport(report, code, ({ stats }) => [{ passed: stats.expected, failed: stats.unexpected + stats.flaky }])
}

/**
 * Counts the tests of a JSON report. A runner that failed without a failed test, by an unhandled error for example, counts as one failure.
 *
 * @param {string} path
 * @param {number} code
 * @param {(report: any) => Count[]} counts
 * @returns {Count}
 */
function countReport(path, code, counts) {
  const { passed, failed } = existsSync(path) ? sum(counts(JSON.parse(readFileSync(path, 'utf8')))) : sum([])
  return { passed, failed: code === 0 ? failed : Math.max(failed, 1) }
}

/**
 * A file that could not be loaded, or whose set-up failed, fails without a failed test.
 *
 * @param {{ status: string, assertionResults: { status: string }[] }} file
 * @returns {Count}
 */
function countFile({ status, assertionResults }) {
  const withStatus = (/** @type {string} */ wanted) => assertionResults.filter((test) => test.status === wanted).length
  return { passed: withStatus('passed'), failed: Math.max(withStatus('failed'), status === 'failed' ? 1 : 0) }
}

/** @param {readonly Count[]} counts */
function sum(counts) {
  return counts.reduce(
    (total, { passed, failed }) => ({ passed: total.passed + passed, failed: total.failed + failed }),
    {
      passed: 0,
      failed: 0,
    },
  )
}
