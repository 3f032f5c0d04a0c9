import { expect, it } from 'vitest'
import { newFiles } from './new-files.ts'

it.each([
  ['object', 'cases/watch-list'],
  ['endpoint', 'records/delete-record'],
  ['screen', 'alerts/product-alerts'],
  ['action', 'cases/escalate-case'],
])('writes a %s with a test that fails', (kind, name) => {
  const { files, linesToAdd } = newFiles(kind, name)
  const tests = Object.entries(files).filter(([path]) => /\.test\.tsx?$/.test(path))
  expect(tests.length).toBeGreaterThan(0)
  for (const [, text] of tests) expect(text).toContain('expect.fail(')
  expect(linesToAdd.length).toBeGreaterThan(0)
})

it.each([
  ['object', 'product-alert', 'alerts/product-alert'],
  ['object', 'survey', 'surveys/survey'],
  ['object', 'case-history', 'histories/case-history'],
  ['endpoint', 'delete-record', 'records/delete-record'],
  ['endpoint', 'get-lookups', 'lookups/get-lookups'],
  ['screen', 'product-alerts', 'alerts/product-alerts'],
  ['action', 'escalate-case', 'cases/escalate-case'],
])('puts the %s %s where its last word points', (kind, name, place) => {
  expect(newFiles(kind, name)).toEqual(newFiles(kind, place))
})

it('refuses kinds and names of the wrong form with the usage', () => {
  for (const [kind, name] of [
    ['table', 'cases/x'],
    ['object', 'a/b/c'],
    ['action', 'x/'],
    ['screen', 'a/b/c'],
    ['screen', '../x'],
    ['action', 'cases/EscalateCase'],
    [undefined, undefined],
  ]) {
    expect(() => newFiles(kind, name)).toThrow('npm run new -- object')
  }
})
