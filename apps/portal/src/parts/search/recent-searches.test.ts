// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest'
import { forgetDrafts } from '../../session/drafts.ts'
import { keepSearch, recentSearches } from './recent-searches.ts'

afterEach(() => localStorage.clear())

it('keeps the last five searches of each person, each once, the last one first', () => {
  for (const words of ['one', 'two', 'three', 'four', 'five', 'Two', 'six']) keepSearch(localStorage, 'mara', words)
  expect(recentSearches(localStorage, 'mara')).toEqual(['six', 'Two', 'five', 'four', 'three'])
  expect(recentSearches(localStorage, 'theo')).toEqual([])
})

it('takes what is no list for nothing', () => {
  keepSearch(localStorage, 'mara', 'one')
  const [key = ''] = Object.keys(localStorage)
  for (const broken of ['{', '{"a":1}', 'null']) {
    localStorage.setItem(key, broken)
    expect(recentSearches(localStorage, 'mara')).toEqual([])
  }
  localStorage.setItem(key, '[1,"two"]')
  expect(recentSearches(localStorage, 'mara')).toEqual(['two'])
})

it('is forgotten with the drafts: of everybody at sign-out, of all others when somebody signs in', () => {
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
