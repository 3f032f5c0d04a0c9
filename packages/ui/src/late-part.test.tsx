import { act, cleanup, render, renderHook, screen } from '@testing-library/react'
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

it('renders nothing when its code cannot be loaded, and requests it again at the next mount', async () => {
  let isBroken = true
  let asked = 0
  const greeting = latePart(async () => {
    asked++
    if (isBroken) throw new TypeError('Failed to fetch dynamically imported module')
    return Greeting
  })
  const page = (to: string) => (
    <main>
      <h1>Cases</h1>
      <Late part={greeting} props={{ to }} />
    </main>
  )
  const { container, rerender } = render(page('Mara'))
  await act(async () => undefined)
  expect(container.textContent).toBe('Cases')
  rerender(page('Theo'))
  await act(async () => undefined)
  expect([asked, container.textContent]).toEqual([2, 'Cases'])
  isBroken = false
  rerender(page('Ines'))
  expect(await screen.findByText('Good morning, Ines')).toBeTruthy()
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
