import { beforeEach, expect, it, vi } from 'vitest'
import { draftsOf, forgetDrafts } from './drafts.ts'

beforeEach(() => {
  localStorage.clear()
})

it('keeps the drafts of each user separate', () => {
  draftsOf(localStorage, 'mara').write('case', { subject: 'Terrain' })
  draftsOf(localStorage, 'theo').write('case', { subject: 'Charts' })
  expect([draftsOf(localStorage, 'mara').read('case'), draftsOf(localStorage, 'ines').read('case')]).toEqual([
    { subject: 'Terrain' },
    null,
  ])
})

it('removes the drafts of all other users, and at sign-out those of all users', () => {
  draftsOf(localStorage, 'mara').write('case', 1)
  draftsOf(localStorage, 'theo').write('case', 2)
  localStorage.setItem('something-else', 'stays')
  forgetDrafts(localStorage, 'theo')
  expect([draftsOf(localStorage, 'mara').read('case'), draftsOf(localStorage, 'theo').read('case')]).toEqual([null, 2])
  forgetDrafts(localStorage)
  expect({ ...localStorage }).toEqual({ 'something-else': 'stays' })
})

it('writes no draft after the drafts of a user were removed', () => {
  const session = { isForgotten: false }
  const drafts = draftsOf(localStorage, 'mara', () => session.isForgotten)
  expect(drafts.write('case', 1)).toBe(true)
  session.isForgotten = true
  forgetDrafts(localStorage)
  expect(drafts.write('case', 2)).toBe(false)
  expect({ ...localStorage }).toEqual({})
})

it('reports that this browser cannot store drafts, and reads a malformed draft as none', () => {
  localStorage.setItem('navdesk-draft:mara:case', '{"subject":')
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  const drafts = draftsOf(localStorage, 'mara')
  expect([drafts.write('case', 1), drafts.read('case')]).toEqual([false, null])
  full.mockRestore()
})
