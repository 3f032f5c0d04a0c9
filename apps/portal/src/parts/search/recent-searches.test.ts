// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest'
import { forgetDrafts } from '../../session/drafts.ts'
import { keepSearch, recentSearches } from './recent-searches.ts'

afterEach(() => localStorage.clear())

it('keeps the last five distinct searches of each user, the latest first', () => {
  for (const words of ['one', 'two', 'three', 'four', 'five', 'Two', 'six']) keepSearch(localStorage, 'mara', words)
  expect(recentSearches(localStorage, 'mara')).toEqual(['six', 'Two', 'five', 'four', 'three'])
  expect(recentSearches(localStorage, 'theo')).toEqual([])
})

it('ignores stored data that is not a list of texts', () => {
  keepSearch(localStorage, 'mara', 'one')
  const [key = ''] = Object.keys(localStorage)
  for (const broken of ['{', '{"a":1}', 'null']) {
    localStorage.setItem(key, broken)
    expect(recentSearches(localStorage, 'mara')).toEqual([])
  }
  localStorage.setItem(key, '[1,"two"]')
  expect(recentSearches(localStorage, 'mara')).toEqual(['two'])
})

it('is deleted with the drafts: for all users at sign-out, and for all other users at sign-in', () => {
  keepSearch(localStorage, 'mara', 'one')
  keepSearch(localStorage, 'theo', 'two')
  keepSearch(localStorage, null, 'three')
  const searches = () => ['mara', 'theo', null].map((who) => recentSearches(localStorage, who))
  expect(searches()).toEqual([['one'], ['two'], ['three']])
  forgetDrafts(localStorage, 'theo')
  expect(searches()).toEqual([[], ['two'], []])
  keepSearch(localStorage, null, 'three')
  forgetDrafts(localStorage)
  expect(searches()).toEqual([[], [], []])
})
