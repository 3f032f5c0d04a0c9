import { act, cleanup, renderHook } from '@testing-library/react'
import { type CacheResponse, createRecordCache } from 'record-cache'
import { RecordCacheProvider } from 'record-cache-react'
import { afterEach, expect, it } from 'vitest'
import { BrowserProvider } from '../../lib/browser.tsx'
import { browserOfTests } from '../../testing/render-screen.tsx'
import { useUploads } from './use-uploads.ts'

afterEach(cleanup)

/** Whether the browser asks before it leaves the page. */
function asksBeforeLeaving(): boolean {
  return !dispatchEvent(new Event('beforeunload', { cancelable: true }))
}

it('asks before the page is left while a file is on its way, but not when the session has ended', async () => {
  const answer = Promise.withResolvers<CacheResponse>()
  const cache = createRecordCache({ fetch: () => answer.promise, now: () => 0, development: true })
  const session = { isOver: false }
  const { result } = renderHook(() => useUploads(), {
    wrapper: ({ children }) => (
      <BrowserProvider browser={{ ...browserOfTests(), isOver: () => session.isOver }}>
        <RecordCacheProvider cache={cache}>{children}</RecordCacheProvider>
      </BrowserProvider>
    ),
  })
  expect(asksBeforeLeaving()).toBe(false)
  act(() => result.current.queue.add([new File(['log'], 'card-log.zip')]))
  expect(asksBeforeLeaving()).toBe(true)
  session.isOver = true
  expect(asksBeforeLeaving()).toBe(false)
  session.isOver = false
  await act(async () => answer.reject(new TypeError('the connection was lost')))
  expect(result.current.state.uploads.map(({ state }) => state)).toEqual(['failed'])
  expect(asksBeforeLeaving()).toBe(false)
})
