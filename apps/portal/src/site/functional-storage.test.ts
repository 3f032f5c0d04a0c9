// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest'
import { forgetFunctional } from './functional-storage.ts'

afterEach(() => localStorage.clear())

it('removes the functional entries of all users, and nothing else', () => {
  const kept = ['navdesk-draft:005:case', 'navdesk-searches-of-others', 'article-browsers']
  for (const key of [
    'navdesk-searches:005:',
    'navdesk-searches:visitor:',
    'article-browser',
    'case-list-keys',
    ...kept,
  ])
    localStorage.setItem(key, 'x')
  forgetFunctional(localStorage)
  expect(Object.keys(localStorage).toSorted()).toEqual(kept.toSorted())
})
