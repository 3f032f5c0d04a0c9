// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useTypedSearch } from './use-typed-search.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

/** The hook in a screen whose URL follows each search, as of `lag` searches ago. */
function typing(lag = 0) {
  const searches: [string, boolean][] = []
  const view = renderHook(({ term }) => useTypedSearch(term, (next, { replace }) => searches.push([next, replace])), {
    initialProps: { term: '' },
  })
  const follow = () => view.rerender({ term: searches.at(-1 - lag)?.[0] ?? '' })
  const type = (text: string) => act(() => view.result.current.type(text))
  const pause = () => {
    act(() => vi.advanceTimersByTime(1_000))
    follow()
  }
  return { searches, type, pause, view, text: () => view.result.current.text }
}

it('searches after a pause in typing, once, and replaces the entry of the history from the second term on', () => {
  const { searches, type, pause } = typing()
  for (const text of ['t', 'te', 'ter ']) type(text)
  expect(searches).toEqual([])
  pause()
  type('terr')
  pause()
  type('')
  expect(searches).toEqual([
    ['ter', false],
    ['terr', true],
    ['', false],
  ])
})

it('keeps newer text when the URL shows an earlier term', () => {
  const { type, pause, text } = typing(1)
  for (const term of ['north', 'north cape', 'north cape route']) {
    type(term)
    pause()
  }
  expect(text()).toBe('north cape route')
})

it('shows the term of the URL after back, and searches nothing after it left the page', () => {
  const { searches, type, pause, view, text } = typing()
  type('chart')
  pause()
  view.rerender({ term: '' })
  expect(text()).toBe('')
  type('cycle')
  view.unmount()
  vi.advanceTimersByTime(1_000)
  expect(searches).toEqual([['chart', false]])
})
