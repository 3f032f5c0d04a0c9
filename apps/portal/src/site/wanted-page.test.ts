import { foreignStartUrls } from 'contract/testing'
import { expect, it } from 'vitest'
import { allPages } from './pages.ts'
import { pageAfterSignIn, wantedPage } from './wanted-page.ts'

const addressOf = (path: string): string => path.replace(/:\w+/g, 'one')

it('returns every page of the portal, with its query', () => {
  for (const [, { path, alias, audience }] of allPages) {
    for (const at of [path, alias ?? path]) {
      const address = `${addressOf(at)}?a=%2Fb&startURL=/login#c`
      expect(wantedPage(address)).toBe(address)
      expect(pageAfterSignIn(address)).toBe(audience === 'guest' ? '/' : address)
    }
  }
  expect(pageAfterSignIn('/CASE-MANAGER/Open-a-Case/')).toBe('/CASE-MANAGER/Open-a-Case/')
})

it.each(['/nowhere/at/all', '/auth/sign-out', '/files/068000000000001AAA', '/article', '/article/a/b', '/robots.txt'])(
  'returns the home page for %s, which is not a page',
  (address) => {
    expect([wantedPage(address), pageAfterSignIn(address)]).toEqual(['/', '/'])
  },
)

it.each(['/login', '/LOGIN/', '/login?startURL=/login?startURL=/case-manager', '/registration-page#a', '/x/../login'])(
  'returns the home page for %s, which is a sign-in page',
  (address) => {
    expect(pageAfterSignIn(address)).toBe('/')
  },
)

it('returns the home page for every address outside the portal', () => {
  for (const address of [null, undefined, '', ...foreignStartUrls]) {
    expect([address, wantedPage(address), pageAfterSignIn(address)]).toEqual([address, '/', '/'])
  }
})
