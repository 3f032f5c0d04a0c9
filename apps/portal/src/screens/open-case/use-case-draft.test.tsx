import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { PageProvider } from '../../lib/page.tsx'
import { pageOfTests } from '../../testing/render-screen.tsx'
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
