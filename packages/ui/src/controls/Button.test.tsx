// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { CloseIcon } from '../icons/icons.ts'
import { Button, IconButton } from './Button.tsx'

afterEach(cleanup)

it('does not submit a form unless its type is submit', () => {
  render(<Button>Save</Button>)
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Save' }).type).toBe('button')
})

it('announces that it is busy and ignores presses until it is done', () => {
  const onClick = vi.fn()
  const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault())
  render(
    <form onSubmit={onSubmit}>
      <Button type="submit" isBusy busyLabel="Submitting" onClick={onClick}>
        Submit case
      </Button>
    </form>,
  )
  const button = screen.getByRole('button')
  expect(button.getAttribute('aria-busy')).toBe('true')
  expect(button.textContent).toContain('Submitting')
  fireEvent.click(button)
  expect(onClick).not.toHaveBeenCalled()
  expect(onSubmit).not.toHaveBeenCalled()
})

it('keeps its place in the Tab order while aria-disabled, but does nothing', () => {
  const onClick = vi.fn()
  render(
    <Button aria-disabled="true" onClick={onClick}>
      Continue
    </Button>,
  )
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Continue' })
  fireEvent.click(button)
  expect(button.disabled).toBe(false)
  expect(onClick).not.toHaveBeenCalled()
})

it('names an icon button in words', () => {
  const onClick = vi.fn()
  render(<IconButton label="Remove card-log.zip" icon={CloseIcon} onClick={onClick} />)
  fireEvent.click(screen.getByRole('button', { name: 'Remove card-log.zip' }))
  expect(onClick).toHaveBeenCalledOnce()
})
