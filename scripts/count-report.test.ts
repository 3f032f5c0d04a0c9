import { expect, it } from 'vitest'
import { countReport, sum } from './count-report.mjs'

const passed = { status: 'passed' }
const failed = { status: 'failed' }

it('counts the tests of each file in a report of Vitest', () => {
  const report = {
    testResults: [
      { name: 'a.test.ts', status: 'passed', assertionResults: [passed, passed] },
      { name: 'b.test.ts', status: 'failed', assertionResults: [passed, failed, failed] },
    ],
  }
  expect(Object.fromEntries(countReport(report))).toEqual({
    'a.test.ts': { passed: 2, failed: 0 },
    'b.test.ts': { passed: 1, failed: 2 },
  })
})

it('counts a file as failed that could not be loaded, or whose set-up failed', () => {
  const report = { testResults: [{ name: 'a.test.ts', status: 'failed', assertionResults: [{ status: 'skipped' }] }] }
  expect(sum(countReport(report).values())).toEqual({ passed: 0, failed: 1 })
})

it('counts the tests of each file in a report of Playwright, however deep they are nested', () => {
  const [right, wrong] = [{ ok: true }, { ok: false }]
  const report = {
    suites: [
      { file: 'cases.spec.ts', specs: [right], suites: [{ specs: [right, wrong], suites: [{ specs: [wrong] }] }] },
      { file: 'guests/link.spec.ts', specs: [right] },
    ],
  }
  expect(Object.fromEntries(countReport(report))).toEqual({
    '/e2e/cases.spec.ts': { passed: 2, failed: 2 },
    '/e2e/guests/link.spec.ts': { passed: 1, failed: 0 },
  })
})

it('counts nothing where nothing ran', () => {
  expect(sum(countReport({}).values())).toEqual({ passed: 0, failed: 0 })
})
