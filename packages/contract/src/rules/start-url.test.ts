import { expect, it } from 'vitest'
import { safeStartUrl } from './start-url.ts'

it('keeps paths of this portal with their query', () => {
  expect(safeStartUrl('/case-manager/Open-a-Case')).toBe('/case-manager/Open-a-Case')
  expect(safeStartUrl('/case-details?id=500&x=%2Fy#z')).toBe('/case-details?id=500&x=%2Fy#z')
})

it.each([
  null,
  undefined,
  '',
  'case-manager',
  'https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/%2f%2fevil.example/%2e',
  '/%2Fevil.example',
  '/%5Cevil.example',
  '/a/..//evil.example',
  '/a/%2e%2e/%2fevil.example',
  '/./\\/evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/%0d%0aLocation:x',
  '/%E0%A4%A',
  'javascript:alert(1)',
  '/\u202eevil',
])('leads %j to the home page', (wanted) => {
  expect(safeStartUrl(wanted)).toBe('/')
})
