import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { countReport, sum } from './count-report.mjs'
import { ensureBuilt } from './ensure-built.mjs'
import { productEnvironment, root } from './project.mjs'
import { labelled, runCommand, TOOK_TOO_LONG } from './run-command.mjs'

/** A test runner that hangs ends, and says so, while there is time for the other tests. */
const LONGEST_RUN_MS = 60 * 60_000

/** More files than this fail for a reason that is in the code. */
const MOST_FILES_AGAIN = 5

/** @typedef {import('./count-report.mjs').Count} Count */

/**
 * What checks or tests came to. `again` names the files of tests that failed and runs them once more.
 *
 * @typedef {Count & { again?: { files: string[], run: () => Promise<Count> } }} Outcome
 */

/**
 * Checks or tests that run one after the other. Each line of their output begins with the label, if there is one.
 *
 * @typedef {(label?: string) => Promise<Outcome[]>} Lane
 */

/**
 * Runs the lanes in their order and prints the total counts. A file of tests that failed beside others runs once more at the
 * end, with nothing beside it: a fault fails again, and a test for which the machine was too busy is named and passes.
 *
 * @param {Readonly<Record<string, Lane>>} lanes by the labels of their output.
 * @param {number} atOnce how many run side by side: most wait a part of their time, so that one alone leaves a core idle. A single
 *   one needs no labels.
 */
export async function runLanes(lanes, atOnce = 1) {
  const waiting = Object.entries(lanes)
  const width = Math.max(...waiting.map(([label]) => label.length))
  /** @type {Outcome[]} */
  const outcomes = []
  const runWaiting = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const [label, lane] = next
      outcomes.push(...(await lane(atOnce > 1 ? label.padEnd(width) : undefined)))
    }
  }
  await Promise.all(Array.from({ length: atOnce }, runWaiting))
  const { passed, failed } = sum(await runFailedAgain(outcomes))
  process.stdout.write(`\n${passed} passed, ${failed} failed\n`)
  process.exitCode = failed === 0 ? 0 : 1
}

/**
 * @param {readonly Outcome[]} outcomes
 * @returns {Promise<Count[]>}
 */
export async function runFailedAgain(outcomes) {
  const files = outcomes.flatMap(({ again }) => again?.files ?? [])
  if (files.length === 0 || files.length > MOST_FILES_AGAIN) return [...outcomes]
  /** @type {Count[]} */
  const counts = []
  for (const { again, ...count } of outcomes) {
    if (again === undefined) counts.push(count)
    else {
      process.stdout.write(`\nOnce more, with nothing beside: ${again.files.join(', ')}\n`)
      counts.push(await again.run())
    }
  }
  return counts
}

/** @type {Lane} Format, lint, floors, types, dead code, known faults of packages and the tests that need only Node. */
export async function checkLane(label) {
  const steps = [
    await tool(label, 'format and lint', 'biome', ['check', '--error-on-warnings']),
    await tool(label, 'floors', 'node', ['scripts/lint/check-floors.ts']),
    await tool(label, 'types of the routes', 'react-router', ['typegen', 'apps/portal']),
    // One checker and one project at a time: more of them check the shared declarations several times over, for twice the work.
    await tool(label, 'types', 'tsc', ['-b', '--checkers', '1', '--builders', '1']),
    await tool(label, 'dead code', 'knip', []),
    await tool(label, 'known faults of packages', 'node', ['scripts/lint/check-known-faults.ts']),
    await vitest(label, ['unit', 'dom']),
  ]
  return steps.flat()
}

/** @type {Lane} Tests on a real PostgreSQL, some of them with the pages of the portal. */
export const databaseLane = (label) => withPortal(label, () => vitest(label, ['db']))

/** @type {Lane} The record cache against the running product. */
export const adapterLane = (label) => vitest(label, ['adapters'])

/** @type {Lane} Tests in a real browser, on one build. */
export async function browserLane(label) {
  if (!hasFiles(join(root, 'e2e'), '.spec.ts')) return []
  return await withPortal(label, () =>
    withReport(label, 'browser tests', (report, files) =>
      runCommand('playwright', ['test', '--reporter=list,json', ...files], {
        label,
        longestMs: LONGEST_RUN_MS,
        env: { ...productEnvironment(), PLAYWRIGHT_JSON_OUTPUT_NAME: report },
      }),
    ),
  )
}

/**
 * Runs tests once the portal is built. One of several lanes builds it, and the others wait.
 *
 * @param {string | undefined} label
 * @param {() => Promise<Outcome[]>} tests
 * @returns {Promise<Outcome[]>}
 */
async function withPortal(label, tests) {
  try {
    await ensureBuilt({ label })
  } catch (error) {
    say(label, `✗ ${error instanceof Error ? error.message : String(error)}`)
    return [{ passed: 0, failed: 1 }]
  }
  return await tests()
}

/** @type {Lane} Tests that kill the product and check its data afterwards. */
export const faultLane = async (label) =>
  hasFiles(join(root, 'e2e', 'faults'), '.test.ts') ? await vitest(label, ['faults']) : []

/**
 * @param {string | undefined} label
 * @param {string} line
 */
const say = (label, line) => process.stdout.write(`${labelled(label, line)}\n`)

/**
 * @param {string | undefined} label
 * @param {string} name
 * @param {string} program
 * @param {readonly string[]} args
 * @returns {Promise<Outcome[]>}
 */
async function tool(label, name, program, args) {
  const started = performance.now()
  const code = await runCommand(program, args, { label, env: productEnvironment() })
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  say(label, `${code === 0 ? '✓' : '✗'} ${name} (${seconds} s)`)
  return [code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }]
}

/**
 * @param {string | undefined} label
 * @param {readonly string[]} projects
 */
function vitest(label, projects) {
  const chosen = projects.flatMap((project) => ['--project', project])
  return withReport(label, `${projects.join(' and ')} tests`, (report, files) =>
    runCommand(
      'vitest',
      [
        ...['run', ...chosen, '--passWithNoTests', ...files],
        ...['--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
      ],
      { label, longestMs: LONGEST_RUN_MS, env: productEnvironment() },
    ),
  )
}

/**
 * Runs a test runner that writes a JSON report and counts its tests. A runner that failed without a failed test (an unhandled
 * error) counts as one failure; one that only did not end after its report counts as reported.
 *
 * @param {string | undefined} label
 * @param {string} name
 * @param {(report: string, files: readonly string[]) => Promise<number>} run without files it runs all tests
 * @returns {Promise<Outcome[]>}
 */
async function withReport(label, name, run) {
  const first = await runWithReport(label, name, (report) => run(report, []))
  const files = [...first].filter(([, { failed }]) => failed > 0).map(([file]) => file)
  if (files.length === 0 || files.includes(name)) return [sum(first.values())]
  const again = async () =>
    sum(new Map([...first, ...(await runWithReport(label, name, (report) => run(report, files)))]).values())
  return [{ ...sum(first.values()), again: { files, run: again } }]
}

/**
 * @param {string | undefined} label
 * @param {string} name
 * @param {(report: string) => Promise<number>} run
 * @returns {Promise<Map<string, Count>>} by the files of the tests; by `name` a failure of the runner itself
 */
async function runWithReport(label, name, run) {
  const folder = mkdtempSync(join(tmpdir(), 'navdesk-report-'))
  const report = join(folder, 'report.json')
  try {
    const code = await run(report)
    const hasReported = existsSync(report)
    const counts = hasReported ? countReport(JSON.parse(readFileSync(report, 'utf8'))) : new Map()
    const isSilent = code !== 0 && sum(counts.values()).failed === 0 && !(code === TOOK_TOO_LONG && hasReported)
    if (isSilent) {
      say(label, `✗ ${name}: the runner ended with ${code}`)
      counts.set(name, { passed: 0, failed: 1 })
    }
    return counts
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** @type {(folder: string, ending: string) => boolean} */
const hasFiles = (folder, ending) =>
  existsSync(folder) && readdirSync(folder, { recursive: true }).some((name) => String(name).endsWith(ending))
