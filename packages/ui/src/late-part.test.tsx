import { act, cleanup, fireEvent, render, renderHook, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { Late, latePart, useLoadAhead } from './late-part.tsx'

afterEach(cleanup)

const Greeting = ({ to }: { to: string }) => <p>Good morning, {to}</p>

it('renders when its code is loaded, and requests the code once', async () => {
  let asked = 0
  const greeting = latePart(async () => {
    asked++
    return Greeting
  })
  void greeting.load()
  const { rerender } = render(<Late part={greeting} props={{ to: 'Mara' }} />)
  expect(await screen.findByText('Good morning, Mara')).toBeTruthy()
  rerender(<Late part={greeting} props={{ to: 'Theo' }} />)
  render(<Late part={greeting} props={{ to: 'Ines' }} />)
  expect(screen.getByText('Good morning, Theo')).toBeTruthy()
  expect(screen.getByText('Good morning, Ines')).toBeTruthy()
  expect(asked).toBe(1)
})

it('says that its code cannot be loaded, and requests it again by the button and at the next mount', async () => {
  let isBroken = true
  let asked = 0
  const greeting = latePart(async () => {
    asked++
    if (isBroken) throw new TypeError('Failed to fetch dynamically imported module')
    return Greeting
  })
  const page = (to: string) => <Late part={greeting} props={{ to }} />
  const { rerender, unmount } = render(page('Mara'))
  expect((await screen.findByRole('alert')).textContent).toContain('This part of the page could not be loaded.')
  const before = asked
  rerender(page('Ines'))
  await act(async () => undefined)
  expect(asked).toBe(before)
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await act(async () => undefined)
  expect([asked > before, screen.queryByRole('alert') !== null]).toEqual([true, true])
  unmount()
  isBroken = false
  render(page('Theo'))
  expect(await screen.findByText('Good morning, Theo')).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
})

it('says nothing of a quiet part whose code cannot be loaded', async () => {
  const load = vi.fn(() => Promise.reject(new TypeError('Failed to fetch dynamically imported module')))
  render(<Late part={latePart(load)} props={{}} isQuiet />)
  await act(async () => undefined)
  expect(load).toHaveBeenCalledOnce()
  expect(screen.queryByRole('alert')).toBeNull()
})

it('requests nothing while the browser is offline, and renders when the connection is back', async () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const load = vi.fn(async () => Greeting)
  const greeting = latePart(load)
  render(<Late part={greeting} props={{ to: 'Mara' }} />)
  await act(async () => undefined)
  expect(load).not.toHaveBeenCalled()
  onLine.mockRestore()
  window.dispatchEvent(new Event('online'))
  expect(await screen.findByText('Good morning, Mara')).toBeTruthy()
})

it('preloads a part once the page has settled', () => {
  vi.useFakeTimers()
  try {
    const load = vi.fn(async () => Greeting)
    const part = latePart(load)
    renderHook(() => useLoadAhead(part))
    act(() => void vi.advanceTimersByTime(1_999))
    expect(load).not.toHaveBeenCalled()
    act(() => void vi.advanceTimersByTime(1))
    expect(load).toHaveBeenCalledOnce()
  } finally {
    vi.useRealTimers()
  }
})
