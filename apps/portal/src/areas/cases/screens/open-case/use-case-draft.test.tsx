import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { PageProvider } from '../../../../site/page.tsx'
import { pageOfTests } from '../../../../testing/render-screen.tsx'
import { useCaseDraft } from './use-case-draft.ts'

afterEach(cleanup)
beforeEach(() => localStorage.clear())

const page = pageOfTests()
const kept = (): unknown => JSON.parse(localStorage.getItem(`navdesk-draft:${page.session?.user.id}:case`) ?? 'null')

const open = () =>
  renderHook(() => useCaseDraft(), { wrapper: ({ children }) => <PageProvider page={page}>{children}</PageProvider> })

it('adds a change to the one before, also where that has not been drawn yet', () => {
  const { result } = open()
  act(() => {
    result.current.change({ subject: 'Terrain missing' })
    result.current.change({ description: 'Blank.' })
  })
  expect(result.current.form).toMatchObject({ subject: 'Terrain missing', description: 'Blank.' })
  expect(kept()).toMatchObject({ subject: 'Terrain missing', description: 'Blank.' })
})

it('keeps nothing of a case that is open, whatever is typed while its files are attached', () => {
  const { result } = open()
  act(() => result.current.change({ subject: 'Terrain missing' }))
  act(() => result.current.finish())
  act(() => result.current.change({ subject: 'Terrain missing, too late' }))
  expect(kept()).toBeNull()
})

it('goes on after a new start', () => {
  const { result } = open()
  act(() => result.current.change({ subject: 'Terrain missing' }))
  act(() => result.current.startAgain())
  expect([result.current.form.subject, kept()]).toEqual(['', null])
  act(() => result.current.change({ subject: 'Another' }))
  expect(kept()).toMatchObject({ subject: 'Another' })
})

const sentAndLeft = () => {
  const { result, unmount } = open()
  act(() => result.current.change({ subject: 'Terrain missing' }))
  const key = result.current.keyFor({ ...result.current.form, product: '01t000000000001AAA' })
  unmount()
  return { key, finish: () => act(() => result.current.finish()) }
}

it('starts anew where the form was left and opened again before its case was open, and sends the same once', () => {
  const { key, finish } = sentAndLeft()
  const { result } = open()
  expect(result.current.keyFor({ ...result.current.form, product: '01t000000000001AAA' })).toBe(key)
  finish()
  expect([result.current.form.subject, result.current.isRestored, kept()]).toEqual(['', false, null])
  expect(result.current.keyFor({ ...result.current.form, subject: 'Terrain missing' })).not.toBe(key)
})

it('keeps what was written since the form was left, when the case that it sent is open', () => {
  const { finish } = sentAndLeft()
  const { result } = open()
  act(() => result.current.change({ subject: 'Another one' }))
  finish()
  expect(result.current.form.subject).toBe('Another one')
  expect(kept()).toMatchObject({ subject: 'Another one' })
})
