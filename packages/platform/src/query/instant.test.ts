import { expect, it } from 'vitest'
import { instantOf } from './instant.ts'

it('knows times of the years 1 to 9999', () => {
  expect(instantOf('2026-11-20T08:00:00+02:00')).toBe('2026-11-20T06:00:00.000Z')
  expect(instantOf('2026-11-20')).toBe('2026-11-20T00:00:00.000Z')
  const none = [
    '2026-02-30T00:00:00Z',
    '0001-01-01T00:00:00+01:00',
    '9999-12-31T23:59:59-01:00',
    '2026-01-01T25:00:00Z',
    '',
  ]
  expect(none.map(instantOf)).toEqual(none.map(() => null))
})
