import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { Failed } from './Failed.tsx'

afterEach(cleanup)

function Region() {
  const [hasFailed, setFailed] = useState(true)
  return (
    <section aria-label="Cases">
      {hasFailed ? <Failed text="Not loaded." action="Try again" onRetry={() => setFailed(false)} /> : 'Here they are.'}
    </section>
  )
}

it('retries when the connection is back, and keeps the focus in its region', () => {
  render(<Region />)
  screen.getByRole('button', { name: 'Try again' }).focus()
  fireEvent(window, new Event('online'))
  const region = screen.getByRole('region', { name: 'Cases' })
  expect(region.textContent).toBe('Here they are.')
  expect(document.activeElement).toBe(region)
})

it('reports the lost connection until it is back', () => {
  const line = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  render(<Failed text="Not loaded." action="Try again" onRetry={() => undefined} />)
  expect(screen.getByText('Not loaded. There is no connection.')).toBeDefined()
  line.mockReturnValue(true)
  fireEvent(window, new Event('online'))
  expect(screen.getByText('Not loaded.')).toBeDefined()
  line.mockRestore()
})

it('does not retry a rejected request automatically, nor after it is unmounted', () => {
  const clear = vi.fn()
  const { unmount } = render(<Failed isRefused text="Not understood." action="Clear filters" onRetry={clear} />)
  fireEvent(window, new Event('online'))
  expect(clear).not.toHaveBeenCalled()
  fireEvent.click(screen.getByRole('button', { name: 'Clear filters' }))
  expect(clear).toHaveBeenCalledOnce()
  unmount()
  const retry = vi.fn()
  render(<Failed text="Not loaded." action="Try again" onRetry={retry} />).unmount()
  fireEvent(window, new Event('online'))
  expect(retry).not.toHaveBeenCalled()
})
