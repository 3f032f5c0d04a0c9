import { expect, it } from 'vitest'
import { foreignStartUrls } from '../testing.ts'
import { safeStartUrl } from './start-url.ts'

it('keeps paths of this portal with their query', () => {
  expect(safeStartUrl('/case-manager/Open-a-Case')).toBe('/case-manager/Open-a-Case')
  expect(safeStartUrl('/case-details?id=500&x=%2Fy#z')).toBe('/case-details?id=500&x=%2Fy#z')
})

it('is asked for hundreds of ways out of the portal', () => {
  expect(foreignStartUrls.length).toBeGreaterThanOrEqual(300)
})

it.each([null, undefined, '', 'case-manager', ...foreignStartUrls])('leads %j to the home page', (wanted) => {
  expect(safeStartUrl(wanted)).toBe('/')
})
