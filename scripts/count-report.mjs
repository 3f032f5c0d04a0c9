/** @typedef {{ passed: number, failed: number }} Count */

/**
 * @typedef {{ status: string, assertionResults: { status: string }[] }} FileReport
 * @typedef {{ numPassedTests?: number, testResults?: FileReport[], stats?: Record<string, number> }} Report
 */

/**
 * Counts the tests of a JSON report of Vitest or Playwright.
 *
 * @param {Report} report
 * @returns {Count}
 */
export function countReport({ numPassedTests = 0, testResults = [], stats }) {
  if (stats !== undefined) return { passed: (stats.expected ?? 0) + (stats.flaky ?? 0), failed: stats.unexpected ?? 0 }
  // A file that could not be loaded, or whose set-up failed, fails without a failed test.
  const failed = testResults.map(({ status, assertionResults }) => {
    const tests = assertionResults.filter((each) => each.status === 'failed').length
    return status === 'failed' ? Math.max(tests, 1) : tests
  })
  return { passed: numPassedTests, failed: failed.reduce((total, each) => total + each, 0) }
}
