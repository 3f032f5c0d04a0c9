// @vitest-environment jsdom
import { cleanup, createEvent, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { PasswordField } from './PasswordField.tsx'

afterEach(cleanup)

const rules = [
  { text: 'At least 15 characters', isMet: false },
  { text: 'One number', isMet: true },
  { text: 'Not used before', isMet: null },
]

it('shows and hides what was typed', () => {
  render(<PasswordField label="Password" value="secret" onChange={() => {}} />)
  const input = screen.getByLabelText<HTMLInputElement>('Password')
  expect(input.type).toBe('password')
  fireEvent.click(screen.getByRole('button', { name: 'Show password' }))
  expect(input.type).toBe('text')
  fireEvent.click(screen.getByRole('button', { name: 'Hide password' }))
  expect(input.type).toBe('password')
})

it('marks a rule as not met only after the field has lost focus', () => {
  render(<PasswordField label="Password" value="abc" onChange={() => {}} rules={rules} />)
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'At least 15 characters, not checked yet',
    'One number, met',
    'Not used before, not checked yet',
  ])
  fireEvent.blur(screen.getByLabelText('Password'))
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'At least 15 characters, not met',
    'One number, met',
    'Not used before, not checked yet',
  ])
})

it('says that caps lock is on while typing', () => {
  render(<PasswordField label="Password" value="" onChange={() => {}} />)
  const input = screen.getByLabelText('Password')
  const event = createEvent.keyDown(input, { key: 'A' })
  Object.defineProperty(event, 'getModifierState', { value: (key: string) => key === 'CapsLock' })
  fireEvent(input, event)
  expect(screen.getByRole('status').textContent).toBe('Caps lock is on.')
  fireEvent.blur(input)
  expect(screen.getByRole('status').textContent).toBe('')
})

it('lets the password be pasted', () => {
  render(<PasswordField label="Password" value="" onChange={() => {}} />)
  expect(fireEvent.paste(screen.getByLabelText('Password'))).toBe(true)
})
