import { expect, it } from 'vitest'
import { inBothZones } from './both-zones.ts'

it.each([
  ['America/Denver', 'Mon Jun 29, 10:00 UTC (04:00 your time)'],
  ['America/Los_Angeles', 'Mon Jun 29, 10:00 UTC (03:00 your time)'],
  ['Pacific/Auckland', 'Mon Jun 29, 10:00 UTC (22:00 your time)'],
  ['Pacific/Kiritimati', 'Mon Jun 29, 10:00 UTC (Tue Jun 30, 00:00 your time)'],
  ['UTC', 'Mon Jun 29, 10:00 UTC'],
])('writes a time in UTC and in %s', (timeZone, text) => {
  expect(inBothZones('2026-06-29T10:00:00.000Z', timeZone)).toBe(text)
})
