// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { Select } from './Select.tsx'
import { TextArea } from './TextArea.tsx'
import { TextField } from './TextField.tsx'

afterEach(cleanup)

const descriptionOf = (element: HTMLElement) =>
  document.getElementById(element.getAttribute('aria-describedby') ?? '')?.textContent

it('describes the control by its help text', () => {
  render(<TextField label="Subject" help="One line" />)
  expect(descriptionOf(screen.getByLabelText('Subject'))).toBe('One line')
})

it('replaces the help text with the error and marks the control invalid', () => {
  render(<TextField label="Subject" help="One line" error="Enter a subject." />)
  const input = screen.getByLabelText('Subject')
  expect(descriptionOf(input)).toBe('Enter a subject.')
  expect(input.getAttribute('aria-invalid')).toBe('true')
  expect(screen.queryByText('One line')).toBeNull()
})

it('shows several errors', () => {
  render(<TextArea label="Description" error={['Too short.', 'No links.']} />)
  expect(descriptionOf(screen.getByLabelText('Description'))).toBe('Too short.No links.')
})

it('treats an empty error as no error', () => {
  render(<TextField label="Subject" error="" />)
  expect(screen.getByLabelText('Subject').getAttribute('aria-invalid')).toBeNull()
})

it('marks optional fields, not required ones', () => {
  render(<TextField label="Tail number" isOptional />)
  expect(screen.getByText('(optional)')).toBeDefined()
})

it('reports what was typed or chosen', () => {
  const onChange = vi.fn()
  render(
    <>
      <TextField label="Subject" value="" onChange={onChange} />
      <Select
        label="Type"
        placeholder="Choose"
        value=""
        onChange={onChange}
        options={[{ value: 'd', label: 'Data' }]}
      />
    </>,
  )
  fireEvent.change(screen.getByLabelText('Subject'), { target: { value: 'Terrain' } })
  fireEvent.change(screen.getByLabelText('Type'), { target: { value: 'd' } })
  expect(onChange.mock.calls).toEqual([['Terrain'], ['d']])
})
