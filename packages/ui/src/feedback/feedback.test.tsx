// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { Button } from '../controls/Button.tsx'
import { TextField } from '../controls/TextField.tsx'
import { Countdown } from './Countdown.tsx'
import { EmptyState } from './EmptyState.tsx'
import { ErrorSummary } from './ErrorSummary.tsx'
import { Notice } from './Notice.tsx'
import { SkeletonRows } from './Skeleton.tsx'
import { ToastRegion, useToasts } from './ToastRegion.tsx'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

it('announces an alarm at once, other tones politely and static text not at all', () => {
  render(<Notice tone="alarm">Failed</Notice>)
  render(<Notice tone="ok">Saved</Notice>)
  render(<Notice isStatic>Always here</Notice>)
  expect(screen.getByRole('alert').textContent).toBe('Failed')
  expect(screen.getAllByRole('status').map((notice) => notice.textContent)).toEqual(['Saved'])
})

function Form({ attempt, message }: { attempt: number; message: string }) {
  return (
    <>
      <ErrorSummary title="Check one field below." attempt={attempt} failures={[{ fieldId: 'subject', message }]} />
      <TextField id="subject" label="Subject" />
    </>
  )
}

it('takes the focus once per attempt and links to the failed field', () => {
  const { rerender } = render(<Form attempt={1} message="Enter a subject." />)
  expect(document.activeElement).toBe(screen.getByRole('alert'))
  fireEvent.click(screen.getByRole('link', { name: 'Enter a subject.' }))
  const field = screen.getByLabelText('Subject')
  expect(document.activeElement).toBe(field)
  rerender(<Form attempt={1} message="Too short." />)
  expect(document.activeElement).toBe(field)
  rerender(<Form attempt={2} message="Too short." />)
  expect(document.activeElement).toBe(screen.getByRole('alert'))
})

it('draws no summary without failures', () => {
  const { container } = render(<ErrorSummary title="Check" failures={[]} attempt={0} />)
  expect(container.textContent).toBe('')
})

function Toasts() {
  const { toasts, show, dismiss } = useToasts()
  return (
    <>
      <Button onClick={() => show({ message: 'Saved 14:09' })}>Save</Button>
      <Button onClick={() => show({ message: 'Timed out', stays: true })}>Wait</Button>
      <Button onClick={() => show({ message: 'Moved', action: <Button>Undo</Button> })}>Move</Button>
      <ToastRegion toasts={toasts} onDismiss={dismiss} />
    </>
  )
}

it('removes a toast after six seconds, not counting the time that the pointer is on it', () => {
  vi.useFakeTimers()
  render(<Toasts />)
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  act(() => vi.advanceTimersByTime(5999))
  const region = screen.getByRole('region', { name: 'Notices' })
  expect(region.textContent).toContain('Saved 14:09')
  fireEvent.pointerEnter(region)
  act(() => vi.advanceTimersByTime(60_000))
  expect(region.textContent).toContain('Saved 14:09')
  fireEvent.pointerLeave(region)
  act(() => vi.advanceTimersByTime(6000))
  expect(region.textContent).toBe('')
})

it('removes only the toast that was closed', () => {
  render(<Toasts />)
  fireEvent.click(screen.getByRole('button', { name: 'Wait' }))
  fireEvent.click(screen.getByRole('button', { name: 'Wait' }))
  const [first] = screen.getAllByRole('button', { name: 'Close' })
  if (first) fireEvent.click(first)
  expect(screen.getAllByText('Timed out')).toHaveLength(1)
})

it('puts a toast in the place of an earlier one, unless that stays or has a button', () => {
  render(<Toasts />)
  for (const name of ['Wait', 'Move', 'Save', 'Save', 'Save']) fireEvent.click(screen.getByRole('button', { name }))
  expect(screen.getAllByRole('button', { name: 'Close' })).toHaveLength(3)
  expect(screen.getByRole('status').textContent).toMatch(/^Timed out.*Moved.*Saved 14:09/)
})

it('announces a countdown only at 30, 10 and 0 seconds', () => {
  const spokenAt = (secondsLeft: number) => {
    const { unmount } = render(<Countdown secondsLeft={secondsLeft} announcement={(left) => `${left} seconds left`} />)
    const text = screen.getByRole('status').textContent
    unmount()
    return text
  }
  expect([30, 11, 10, 1, 0].map(spokenAt)).toEqual([
    '30 seconds left',
    '30 seconds left',
    '10 seconds left',
    '10 seconds left',
    '0 seconds left',
  ])
})

it('announces once what is loading', () => {
  render(<SkeletonRows label="Loading cases" count={4} />)
  expect(screen.getByRole('status').textContent).toBe('Loading cases')
  expect(screen.getByRole('status').parentElement?.getAttribute('aria-busy')).toBe('true')
})

it('shows the sentence, the hint and the action of an empty region', () => {
  const { container } = render(
    <EmptyState title="No items to display." hint="Widen the dates." action={<a href="/">Home</a>} />,
  )
  expect(container.textContent).toBe('No items to display.Widen the dates.Home')
  expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true')
})
