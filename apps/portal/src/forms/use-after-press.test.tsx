import { cleanup, fireEvent, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useAfterPress } from './use-after-press.ts'

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

it('works at once without a press, and else after the click of the press', () => {
  const { result } = renderHook(useAfterPress)
  const done: string[] = []
  result.current(() => done.push('at once'))
  expect(done).toEqual(['at once'])

  fireEvent.pointerDown(document.body)
  result.current(() => done.push('after'))
  fireEvent.pointerUp(document.body)
  done.push('click')
  vi.runAllTimers()
  expect(done).toEqual(['at once', 'click', 'after'])

  result.current(() => done.push('at once again'))
  expect(done.at(-1)).toBe('at once again')
})
