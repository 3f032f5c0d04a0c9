import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { countReport } from './count-report.mjs'
import { ensureBuilt } from './ensure-built.mjs'
import { productEnvironment, root } from './project.mjs'
import { runCommand } from './run-command.mjs'

/** @typedef {import('./count-report.mjs').Count} Count */

/**
 * Runs all lanes, one after the other, and prints the total counts.
 *
 * @param {readonly (() => Promise<Count>)[]} lanes
 */
export async function runLanes(lanes) {
  const counts = []
  for (const lane of lanes) counts.push(await lane())
  const { passed, failed } = sum(counts)
  process.stdout.write(`\n${passed} passed, ${failed} failed\n`)
  process.exitCode = failed === 0 ? 0 : 1
}

/** @type {() => Promise<Count>} Format, lint, floors, types, dead code and the tests that need only Node. */
export async function checkLane() {
  const steps = [
    await tool('format and lint', 'biome', ['check', '--error-on-warnings']),
    await tool('floors', 'node', ['scripts/lint/check-floors.ts']),
    await tool('types of the routes', 'react-router', ['typegen', 'apps/portal']),
    await tool('types', 'tsc', ['-b']),
    await tool('dead code', 'knip', []),
    await vitest(['unit', 'dom']),
  ]
  return sum(steps)
}

/** @type {() => Promise<Count>} Tests on a real PostgreSQL. */
export const databaseLane = () => vitest(['db'])

/** @type {() => Promise<Count>} The record cache against the running product. */
export const adapterLane = () => vitest(['adapters'])

/** @type {() => Promise<Count>} Tests in a real browser, on one build. */
export async function browserLane() {
  if (!hasFiles(join(root, 'e2e'), '.spec.ts')) return none
  try {
    await ensureBuilt()
  } catch (error) {
    process.stdout.write(`✗ ${error instanceof Error ? error.message : String(error)}\n`)
    return { passed: 0, failed: 1 }
  }
  return await withReport('browser tests', (report) =>
    runCommand('playwright', ['test', '--reporter=list,json'], {
      env: { ...productEnvironment(), PLAYWRIGHT_JSON_OUTPUT_NAME: report },
    }),
  )
}

/** @type {() => Promise<Count>} Tests that kill the product and check its data afterwards. */
export const faultLane = async () =>
  hasFiles(join(root, 'e2e', 'faults'), '.test.ts') ? await vitest(['faults']) : none

const none = { passed: 0, failed: 0 }

/** @type {(counts: readonly Count[]) => Count} */
const sum = (counts) =>
  counts.reduce((total, each) => ({ passed: total.passed + each.passed, failed: total.failed + each.failed }), none)

/**
 * @param {string} name
 * @param {string} program
 * @param {readonly string[]} args
 * @returns {Promise<Count>}
 */
async function tool(name, program, args) {
  const started = performance.now()
  const code = await runCommand(program, args, { env: productEnvironment() })
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  process.stdout.write(`${code === 0 ? '✓' : '✗'} ${name} (${seconds} s)\n`)
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}

/** @param {readonly string[]} projects */
function vitest(projects) {
  const chosen = projects.flatMap((project) => ['--project', project])
  return withReport(`${projects.join(' and ')} tests`, (report) =>
    runCommand(
      'vitest',
      ['run', ...chosen, '--passWithNoTests', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
      { env: productEnvironment() },
    ),
  )
}

/**
 * Runs a test runner that writes a JSON report and counts its tests. A runner that failed without a failed test (a file that
 * could not be loaded, an unhandled error) counts as one failure.
 *
 * @param {string} name
 * @param {(report: string) => Promise<number>} run
 * @returns {Promise<Count>}
 */
async function withReport(name, run) {
  const folder = mkdtempSync(join(tmpdir(), 'navdesk-report-'))
  const report = join(folder, 'report.json')
  try {
    const code = await run(report)
    const count = existsSync(report) ? countReport(JSON.parse(readFileSync(report, 'utf8'))) : none
    const isSilent = code !== 0 && count.failed === 0
    if (isSilent) process.stdout.write(`✗ ${name}: the runner ended with ${code}\n`)
    return isSilent ? { ...count, failed: 1 } : count
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** @type {(folder: string, ending: string) => boolean} */
const hasFiles = (folder, ending) =>
  existsSync(folder) && readdirSync(folder, { recursive: true }).some((name) => String(name).endsWith(ending))
