import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { type ReactNode, useState } from 'react'
import { Sheet } from 'ui'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { FocusKeeper } from './FocusKeeper.tsx'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

/** A page whose pressed buttons disappear, as those of actions that are no longer offered. */
function Actions({ children }: { children?: ReactNode }) {
  const [gone, setGone] = useState<readonly string[]>([])
  const button = (name: string) =>
    gone.includes(name) ? null : (
      <button type="button" onClick={() => setGone([...gone, name])}>
        {name}
      </button>
    )
  return (
    <main>
      <FocusKeeper />
      <h1>Cards are not read</h1>
      {gone.includes('Reopen') ? null : <div>{button('Reopen')}</div>}
      <Sheet title="Actions">{button('Mark as resolved')}</Sheet>
      <Sheet title="Watchers">
        {gone.includes('Stop e-mails') ? null : <ul>{button('Stop e-mails')}</ul>}
        {button('Watch this case')}
      </Sheet>
      {gone.length === 0 ? null : children}
    </main>
  )
}

/** Presses a button by the keyboard. */
function press(name: string): void {
  const button = screen.getByRole('button', { name })
  act(() => button.focus())
  fireEvent.click(button)
}

/** When a lost focus has been moved. */
const moved = () => act(() => vi.advanceTimersByTimeAsync(1_000))

it.each([
  ['Mark as resolved', 'Actions'],
  ['Watch this case', 'Watchers'],
  ['Stop e-mails', 'Watchers'],
  ['Reopen', 'Cards are not read'],
])('moves the focus of a removed button, %s, to the heading of the part that remains', async (name, heading) => {
  render(<Actions />)
  press(name)
  await moved()
  expect(document.activeElement?.textContent).toBe(heading)
})

it('leaves a focus that the page has moved itself', async () => {
  render(
    <Actions>
      {/* biome-ignore lint/a11y/noAutofocus: the focus that the page moves itself */}
      <input aria-label="Comment" autoFocus />
    </Actions>,
  )
  press('Mark as resolved')
  await moved()
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Comment' }))
})

it('gives the place up when something else is pressed', async () => {
  const page = render(<Actions />)
  const button = screen.getByRole('button', { name: 'Mark as resolved' })
  act(() => button.focus())
  fireEvent.pointerDown(screen.getByText('Watchers'))
  act(() => button.blur())
  page.rerender(
    <main>
      <FocusKeeper />
    </main>,
  )
  await moved()
  expect(document.activeElement).toBe(document.body)
})

it('lets a closed dialog return the focus to its opener', async () => {
  const page = (dialog: ReactNode) => (
    <main>
      <FocusKeeper />
      <h1>Cards are not read</h1>
      <button type="button">Close case</button>
      {dialog}
    </main>
  )
  const { rerender } = render(
    page(
      <div role="alertdialog" aria-label="Close?">
        <button type="button">Keep it open</button>
      </div>,
    ),
  )
  act(() => screen.getByRole('button', { name: 'Keep it open' }).focus())
  rerender(page(null))
  await act(() => vi.advanceTimersByTimeAsync(300))
  expect(document.activeElement).toBe(document.body)
  const opener = screen.getByRole('button', { name: 'Close case' })
  act(() => opener.focus())
  await moved()
  expect(document.activeElement).toBe(opener)
})
