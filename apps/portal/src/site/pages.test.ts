import { globSync } from 'node:fs'
import { join, sep } from 'node:path'
import { SIGN_IN_PAGES } from 'contract'
import { expect, it } from 'vitest'
import { allPages, pageAt, pages } from './pages.ts'

const source = join(import.meta.dirname, '..')

it('lists every screen of every area, and no other', () => {
  const listed = new Set(allPages.map(([, { screen }]) => `areas/${screen.replace('/', '/screens/')}`))
  const folders = globSync('areas/*/screens/*', { cwd: source }).map((path) => path.split(sep).join('/'))
  expect([...listed].sort()).toEqual(folders.sort())
  for (const folder of folders) expect(globSync(`${folder}/*Screen.tsx`, { cwd: source }), folder).not.toEqual([])
})

it('has each address once, and pages of the navigation that can be opened without knowing more', () => {
  const addresses = allPages.flatMap(([, { path, alias }]) => (alias === undefined ? [path] : [path, alias]))
  expect(new Set(addresses).size).toBe(addresses.length)
  const main = allPages.filter(([, { place }]) => place !== undefined).map(([name]) => name as string)
  for (const [, { within }] of allPages) expect(within === undefined || main.includes(within)).toBe(true)
  for (const [, { path, query = {}, place }] of allPages) {
    if (place !== undefined)
      expect([path.includes(':'), Object.values(query).includes('required')]).toEqual([false, false])
  }
})

it('has the form of a case at an address of the name that the specification gives its page, too', () => {
  const words = pages.openCase.alias.slice(1).split('-')
  const name = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('')
  expect(`${name}__c`).toBe('CreateSupportCase__c')
})

it('finds the page at a path', () => {
  const nameAt = (path: string) => pageAt(path)?.[0]
  expect(['/', '/case-manager', '/case-manager/', '/create-support-case', '/article/a-b'].map(nameAt)).toEqual([
    'home',
    'caseManager',
    'caseManager',
    'openCase',
    'article',
  ])
  expect(['/Case-Manager', '/case-manager/open-a-case', '/LOGIN/'].map(nameAt)).toEqual([
    'caseManager',
    'openCase',
    'signIn',
  ])
  expect(['/nowhere', '/article', '/article/', '/article/a/b', '/case-manager/x'].map(nameAt)).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
    undefined,
  ])
  expect(pageAt(pages.caseDetails.path)?.[1]).toBe(pages.caseDetails)
})

it('has every page to which a sign-in at a provider leads back, for visitors, with a startURL', () => {
  for (const path of Object.values(SIGN_IN_PAGES)) {
    expect([path, pageAt(path)?.[1]]).toMatchObject([path, { audience: 'guest', query: { startURL: 'optional' } }])
  }
})
