import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { ToastProvider } from '../parts/toasts.tsx'
import { noteTimedOut } from '../session/timed-out.ts'
import { useTimedOutToast } from './use-timed-out-toast.ts'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

function Page() {
  useTimedOutToast()
  return null
}

const show = () =>
  render(
    <ToastProvider>
      <Page />
    </ToastProvider>,
  )

it('says once, until it is closed, that the session has timed out on the page before', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  noteTimedOut(sessionStorage)
  show()
  expect(await screen.findByText('Your session has timed out. Try again.')).toBeTruthy()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(screen.getByText('Your session has timed out. Try again.')).toBeTruthy()
  cleanup()
  show()
  expect(screen.queryByText(/timed out/)).toBeNull()
})
