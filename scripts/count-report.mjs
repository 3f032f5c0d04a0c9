/** @typedef {{ passed: number, failed: number }} Count */

/**
 * @typedef {{ specs?: { ok: boolean }[], suites?: Suite[] }} Suite
 * @typedef {{ name: string, status: string, assertionResults: { status: string }[] }} FileReport
 * @typedef {{ testResults?: FileReport[], suites?: (Suite & { file: string })[] }} Report
 */

/**
 * Counts the tests of a JSON report of Vitest or Playwright.
 *
 * @param {Report} report
 * @returns {Map<string, Count>} by the files of the tests, as the runner takes them for its arguments
 */
export function countReport({ testResults = [], suites = [] }) {
  return new Map([
    ...testResults.map((file) => /** @type {const} */ ([file.name, countFile(file)])),
    ...suites.map((suite) => /** @type {const} */ ([`/e2e/${suite.file}`, countSuite(suite)])),
  ])
}

/** @type {(counts: Iterable<Count>) => Count} */
export const sum = (counts) =>
  [...counts].reduce((total, each) => ({ passed: total.passed + each.passed, failed: total.failed + each.failed }), {
    passed: 0,
    failed: 0,
  })

/** @type {(file: FileReport) => Count} */
function countFile({ status, assertionResults }) {
  const having = (/** @type {string} */ wanted) => assertionResults.filter((each) => each.status === wanted).length
  const failed = having('failed')
  // A file that could not be loaded, or whose set-up failed, fails without a failed test.
  return { passed: having('passed'), failed: status === 'failed' ? Math.max(failed, 1) : failed }
}

/** @type {(suite: Suite) => Count} */
function countSuite({ specs = [], suites = [] }) {
  const passed = specs.filter((spec) => spec.ok).length
  return sum([{ passed, failed: specs.length - passed }, ...suites.map(countSuite)])
}
