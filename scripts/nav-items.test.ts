import { allPages, pageAt } from 'portal/pages'
import { supportApp } from 'support'
import { expect, it } from 'vitest'

const items = (supportApp.apps ?? []).flatMap(({ navItems }) => navItems)

it('offers no place of the navigation without a page of the portal, at its address', () => {
  for (const { developerName, content } of items) {
    const [, page] = pageAt(content) ?? []
    expect([developerName, page?.path]).toEqual([developerName, content])
    expect([developerName, page?.place ?? developerName]).toEqual([developerName, developerName])
  }
})

it('offers every page that is a place of the navigation', () => {
  const names = new Set(items.map(({ developerName }) => developerName))
  for (const [, { place }] of allPages) expect(place === undefined || names.has(place)).toBe(true)
})

it('begins every app at a page', () => {
  for (const { developerName, startUrl } of supportApp.apps ?? [])
    expect([developerName, pageAt(startUrl) !== undefined]).toEqual([developerName, true])
})
