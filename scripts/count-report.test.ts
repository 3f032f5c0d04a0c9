import { expect, it } from 'vitest'
import { countReport } from './count-report.mjs'

const passed = { status: 'passed' }
const failed = { status: 'failed' }

it('counts the tests of a report of Vitest', () => {
  const report = {
    numPassedTests: 3,
    testResults: [
      { status: 'passed', assertionResults: [passed, passed] },
      { status: 'failed', assertionResults: [passed, failed, failed] },
    ],
  }
  expect(countReport(report)).toEqual({ passed: 3, failed: 2 })
})

it('counts a file as failed that could not be loaded, or whose set-up failed', () => {
  const report = { numPassedTests: 0, testResults: [{ status: 'failed', assertionResults: [{ status: 'skipped' }] }] }
  expect(countReport(report)).toEqual({ passed: 0, failed: 1 })
})

it('counts the tests of a report of Playwright', () => {
  expect(countReport({ stats: { expected: 5, unexpected: 2, flaky: 1, skipped: 4 } })).toEqual({ passed: 6, failed: 2 })
})

it('counts nothing where nothing ran', () => {
  expect(countReport({})).toEqual({ passed: 0, failed: 0 })
})
