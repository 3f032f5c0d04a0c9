// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { Picklist, type PicklistProps } from './Picklist.tsx'

afterEach(cleanup)

const options = ['Corrie Terrain', 'Halyard Flight Planner', 'Tarn NavData'].map((label, index) => ({
  value: `p${index}`,
  label,
}))

type HarnessProps = { start?: string | null; text?: string; onKeyDown?: () => void } & Partial<
  Pick<PicklistProps, 'options' | 'search'>
>

function Harness({ start = null, text = '', onKeyDown, ...found }: HarnessProps) {
  const [{ value, typed }, set] = useState({ value: start, typed: text })
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: represents a dialog that listens for Escape
    <div onKeyDown={onKeyDown}>
      <Picklist label="Product" options={options} {...found} value={value} typed={typed} onChange={set} />
      <p>{String(value)}</p>
    </div>
  )
}

const input = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Product' })
const press = (key: string) => fireEvent.keyDown(input(), { key })
const type = (text: string) => fireEvent.change(input(), { target: { value: text } })
const labels = () => screen.queryAllByRole('option').map((option) => option.textContent)
const picked = () => screen.getByText(/^(p\d|null)$/).textContent

it('opens only when something matches', () => {
  render(<Harness />)
  type('zz')
  expect(input().getAttribute('aria-expanded')).toBe('false')
  expect(screen.queryByRole('listbox')).toBeNull()
  type('AR')
  expect(input().getAttribute('aria-expanded')).toBe('true')
  expect(labels()).toEqual(['Halyard Flight Planner', 'Tarn NavData'])
  expect(screen.getByRole('status').textContent).toBe('2 options')
})

it('marks the letters that match', () => {
  const { container } = render(<Harness />)
  type('nav')
  expect(container.querySelector('mark')?.textContent).toBe('Nav')
})

it('moves with the arrows, around the ends, and picks with Enter', () => {
  render(<Harness />)
  press('ArrowDown')
  press('ArrowUp')
  expect(input().getAttribute('aria-activedescendant')).toBe(screen.getByText('Tarn NavData').id)
  press('ArrowDown')
  press('ArrowDown')
  press('Enter')
  expect(picked()).toBe('p1')
  expect(input().value).toBe('Halyard Flight Planner')
  expect(screen.queryByRole('listbox')).toBeNull()
})

it('starts at the picked option', () => {
  render(<Harness start="p2" />)
  press('ArrowDown')
  expect(input().getAttribute('aria-activedescendant')).toBe(screen.getByRole('option', { selected: true }).id)
})

it('picks with Tab without preventing the move of the focus', () => {
  render(<Harness />)
  type('terr')
  expect(press('Tab')).toBe(true)
  expect(picked()).toBe('p0')
})

it('closes with the first Escape and clears with the second, and does not pass either on to a surrounding dialog', () => {
  const outside = vi.fn()
  render(<Harness start="p0" onKeyDown={outside} />)
  press('ArrowDown')
  press('Escape')
  expect(screen.queryByRole('listbox')).toBeNull()
  expect(picked()).toBe('p0')
  press('Escape')
  expect(picked()).toBe('null')
  expect(input().value).toBe('')
  outside.mockClear()
  press('Escape')
  expect(outside).toHaveBeenCalledOnce()
})

it('says that nothing is found until the text changes or Escape is pressed', () => {
  render(<Harness start="p0" />)
  type('zzzz')
  expect(screen.getByRole('status').textContent).toBe('Nothing found for “zzzz”')
  type('terr')
  expect(screen.getByRole('status').textContent).toBe('1 option')
  type('XX-999')
  press('Escape')
  expect(screen.getByRole('status').textContent).toBe('')
  expect(input().value).toBe('XX-999')
  press('Escape')
  expect(input().value).toBe('')
})

it('keeps a text that matches no option, without a value, and shows an error when the field loses focus', () => {
  render(<Harness start="p0" />)
  for (const text of ['Corr', 'zzzz']) {
    type(text)
    expect(picked()).toBe('null')
    expect(input().hasAttribute('aria-invalid')).toBe(false)
    fireEvent.blur(input())
    expect(input().value).toBe(text)
    expect(input().getAttribute('aria-invalid')).toBe('true')
    expect(screen.getByText('Choose one from the list.')).toBeTruthy()
    expect(screen.getByRole('status').textContent).toBe('')
  }
  type('terr')
  press('Enter')
  expect(screen.queryByText('Choose one from the list.')).toBeNull()
  expect(picked()).toBe('p0')
})

it('shows an initial text that matches no option, with its error', () => {
  render(<Harness text="XX-999" />)
  expect(input().value).toBe('XX-999')
  expect(screen.getByText('Choose one from the list.')).toBeTruthy()
})

it('picks the option whose full label was typed', () => {
  render(<Harness />)
  type('tarn navdata')
  fireEvent.blur(input())
  expect(picked()).toBe('p2')
  type('corrie terrain')
  press('Escape')
  press('Enter')
  expect(picked()).toBe('p0')
  expect(input().value).toBe('Corrie Terrain')
})

it('clears the value when the text is deleted', () => {
  render(<Harness start="p0" />)
  type('')
  expect(picked()).toBe('null')
})

it('stays empty when its text is deleted and Tab leaves it', () => {
  render(<Harness start="p0" />)
  type('')
  press('Tab')
  fireEvent.blur(input())
  expect(picked()).toBe('null')
  expect(input().value).toBe('')
})

it('stays empty when the list is opened and closed without a choice, and starts at either end of it', () => {
  render(<Harness />)
  fireEvent.click(screen.getByRole('button', { name: 'Show options: Product' }))
  press('Tab')
  expect(picked()).toBe('null')
  press('ArrowUp')
  press('Tab')
  expect(picked()).toBe('p2')
})

it('shows all options by its button and picks the one that is pressed', () => {
  render(<Harness start="p0" />)
  fireEvent.click(screen.getByRole('button', { name: 'Show options: Product' }))
  expect(labels()).toHaveLength(3)
  fireEvent.click(screen.getByRole('option', { name: 'Tarn NavData' }))
  expect(picked()).toBe('p2')
})

it('opens by a click on the field, which leaves an open list open', () => {
  render(<Harness start="p1" />)
  fireEvent.click(input())
  expect(labels()).toHaveLength(3)
  expect(input().getAttribute('aria-activedescendant')).toBe(screen.getByRole('option', { selected: true }).id)
  fireEvent.click(input())
  expect(labels()).toHaveLength(3)
  fireEvent.click(screen.getByText('Tarn NavData'))
  expect(picked()).toBe('p2')
  expect(labels()).toEqual([])
  fireEvent.click(input())
  expect(labels()).toHaveLength(3)
})

it('works in browsers whose scrollIntoView returns a promise', () => {
  const scroll = vi.fn(() => Promise.resolve())
  Object.defineProperty(HTMLElement.prototype, 'scrollIntoView', { configurable: true, value: scroll })
  render(<Harness />)
  press('ArrowDown')
  press('ArrowDown')
  press('Escape')
  Reflect.deleteProperty(HTMLElement.prototype, 'scrollIntoView')
  expect(scroll).toHaveBeenCalledTimes(2)
  expect(screen.queryByRole('listbox')).toBeNull()
})

it('shows all found options with their details, and no message while the search is pending', () => {
  const found = [{ value: 'p7', label: '00418273', detail: 'Terrain layer missing · Mara Okafor · Open' }]
  const { rerender } = render(<Harness search="pending" />)
  type('terrain miss')
  expect(labels()).toEqual([])
  expect(screen.getByRole('status').textContent).toBe('')
  rerender(<Harness search="found" options={found} />)
  expect(labels()).toEqual(['00418273Terrain layer missing · Mara Okafor · Open'])
  press('Enter')
  expect(picked()).toBe('p7')
  expect(input().value).toBe('00418273')
  rerender(<Harness search="found" options={[]} />)
  type('nothing like it')
  expect(screen.getByRole('status').textContent).toContain('nothing like it')
})
