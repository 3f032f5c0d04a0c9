// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { Checkbox } from './Checkbox.tsx'
import { CheckboxGroup } from './CheckboxGroup.tsx'
import { Chip } from './Chip.tsx'
import { ChipChoice } from './ChipChoice.tsx'
import { ChoiceList } from './ChoiceList.tsx'
import { DateRangeFields } from './DateRangeFields.tsx'
import { Switch } from './Switch.tsx'

afterEach(cleanup)

const options = ['Open', 'Resolved', 'Closed'].map((label) => ({ value: label.toLowerCase(), label }))

it('names a choice by its label and describes it by its help', () => {
  const onChange = vi.fn()
  render(
    <ChoiceList
      legend="Impact"
      value={null}
      onChange={onChange}
      choices={[{ value: '4', label: 'Total Failure', help: 'Cannot be used at all.' }]}
      error="Choose an impact."
    />,
  )
  const radio = screen.getByRole('radio', { name: 'Total Failure' })
  expect(document.getElementById(radio.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Cannot be used at all.',
  )
  expect(screen.getByRole('radiogroup', { name: 'Impact' }).getAttribute('aria-invalid')).toBe('true')
  fireEvent.click(radio)
  expect(onChange).toHaveBeenCalledWith('4')
})

it.each([false, true])('gives checked values in the order of the options, as chips: %s', (areChips) => {
  const onChange = vi.fn()
  render(
    <CheckboxGroup
      legend="Status"
      options={options}
      values={['closed']}
      name="status"
      onChange={onChange}
      areChips={areChips}
    />,
  )
  const boxes = screen.getAllByRole<HTMLInputElement>('checkbox')
  expect(boxes.map((box) => [box.name, box.value, box.checked])).toEqual([
    ['status-0', 'open', false],
    ['status-1', 'resolved', false],
    ['status-2', 'closed', true],
  ])
  fireEvent.click(screen.getByRole('checkbox', { name: 'Open' }))
  fireEvent.click(screen.getByRole('checkbox', { name: 'Closed' }))
  expect(onChange.mock.calls).toEqual([[['open', 'closed']], [[]]])
})

it('shows a checkbox as mixed when only some of its rows are checked', () => {
  render(<Checkbox label="All" isChecked={false} isMixed onChange={() => {}} />)
  expect(screen.getByRole<HTMLInputElement>('checkbox').indeterminate).toBe(true)
})

it('removes a filter when its chip is pressed', () => {
  const onRemove = vi.fn()
  render(<Chip onRemove={onRemove}>Year to date</Chip>)
  fireEvent.click(screen.getByRole('button', { name: /Year to date.*Remove filter/ }))
  expect(onRemove).toHaveBeenCalledOnce()
})

it('says whether a preset chip is pressed', () => {
  render(<Chip isSelected>Last 7 days</Chip>)
  expect(screen.getByRole('button', { pressed: true }).textContent).toBe('Last 7 days')
})

it('selects one chip of a group', () => {
  const onChange = vi.fn()
  render(<ChipChoice legend="Created" options={options} value="open" onChange={onChange} />)
  fireEvent.click(screen.getByRole('radio', { name: 'Resolved' }))
  expect(onChange).toHaveBeenCalledWith('resolved')
})

it('disables a locked switch and says why it is locked', () => {
  render(<Switch label="E-mail" isOn lockedReason="Set by your admin" onChange={() => {}} />)
  const control = screen.getByRole<HTMLInputElement>('switch', { name: 'E-mail' })
  expect(control.disabled).toBe(true)
  expect(document.getElementById(control.getAttribute('aria-describedby') ?? '')?.textContent).toBe('Set by your admin')
})

it('keeps one date of a range when the other changes', () => {
  const onChange = vi.fn()
  render(
    <DateRangeFields
      startLabel="Start Date"
      endLabel="End Date"
      start="2026-06-12"
      end=""
      onChange={onChange}
      endError="End Date is required."
    />,
  )
  fireEvent.change(screen.getByLabelText('End Date'), { target: { value: '2026-06-30' } })
  expect(onChange).toHaveBeenCalledWith({ start: '2026-06-12', end: '2026-06-30' })
  expect(screen.getByLabelText('End Date').getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByLabelText('Start Date').getAttribute('aria-invalid')).toBeNull()
})
