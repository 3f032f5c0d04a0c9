import { beforeEach, expect, it, vi } from 'vitest'
import { draftsOf, forgetDrafts } from './drafts.ts'

beforeEach(() => {
  localStorage.clear()
})

it('keeps the drafts of one person apart from those of another', () => {
  draftsOf(localStorage, 'mara').write('case', { subject: 'Terrain' })
  draftsOf(localStorage, 'theo').write('case', { subject: 'Charts' })
  expect([draftsOf(localStorage, 'mara').read('case'), draftsOf(localStorage, 'ines').read('case')]).toEqual([
    { subject: 'Terrain' },
    null,
  ])
})

it('forgets the drafts of everybody else, and at the end those of everybody', () => {
  draftsOf(localStorage, 'mara').write('case', 1)
  draftsOf(localStorage, 'theo').write('case', 2)
  localStorage.setItem('something-else', 'stays')
  forgetDrafts(localStorage, 'theo')
  expect([draftsOf(localStorage, 'mara').read('case'), draftsOf(localStorage, 'theo').read('case')]).toEqual([null, 2])
  forgetDrafts(localStorage)
  expect({ ...localStorage }).toEqual({ 'something-else': 'stays' })
})

it('writes nothing more of somebody whose drafts are forgotten', () => {
  const session = { isForgotten: false }
  const drafts = draftsOf(localStorage, 'mara', () => session.isForgotten)
  expect(drafts.write('case', 1)).toBe(true)
  session.isForgotten = true
  forgetDrafts(localStorage)
  expect(drafts.write('case', 2)).toBe(false)
  expect({ ...localStorage }).toEqual({})
})

it('says when this browser keeps nothing, and takes a damaged draft as none', () => {
  localStorage.setItem('navdesk-draft:mara:case', '{"subject":')
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  const drafts = draftsOf(localStorage, 'mara')
  expect([drafts.write('case', 1), drafts.read('case')]).toEqual([false, null])
  full.mockRestore()
})
