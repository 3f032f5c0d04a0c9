import { expect, it } from 'vitest'
import { isCrossSite } from './sessions.ts'

const own = 'https://help.example.com'

it.each([
  [{ origin: undefined, fetchSite: undefined }, false],
  [{ origin: own, fetchSite: 'same-origin' }, false],
  [{ origin: undefined, fetchSite: 'none' }, false],
  [{ origin: own, fetchSite: 'same-site' }, true],
  [{ origin: own, fetchSite: 'cross-site' }, true],
  [{ origin: 'https://evil.example', fetchSite: undefined }, true],
  [{ origin: 'null', fetchSite: undefined }, true],
  [{ origin: 'http://help.example.com', fetchSite: undefined }, true],
])('classifies %o as cross-site: %s', (provenance, expected) => {
  expect(isCrossSite(provenance, own)).toBe(expected)
})
