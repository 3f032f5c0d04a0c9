// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { SearchBar } from './SearchBar.tsx'
import { SearchInput } from './SearchInput.tsx'

afterEach(cleanup)

function Harness({ start = '', onSearch }: { start?: string; onSearch?: (value: string) => void }) {
  const [value, setValue] = useState(start)
  return <SearchInput label="Search my cases" value={value} onChange={setValue} onSearch={onSearch} />
}

const input = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search my cases' })
const clear = () => screen.queryByRole('button', { name: 'Clear search' })

it('shows the clear button only when there is text', () => {
  render(<Harness />)
  expect(clear()).toBeNull()
  fireEvent.change(input(), { target: { value: 'N014' } })
  expect(clear()).not.toBeNull()
})

it('clears by its button and returns the focus to the field', () => {
  render(<Harness start="N014" />)
  fireEvent.click(screen.getByRole('button', { name: 'Clear search' }))
  expect(input().value).toBe('')
  expect(document.activeElement).toBe(input())
})

it('clears by Escape', () => {
  render(<Harness start="N014" />)
  fireEvent.keyDown(input(), { key: 'Escape' })
  expect(input().value).toBe('')
})

it('searches on Enter', () => {
  const onSearch = vi.fn()
  render(<Harness start="N014" onSearch={onSearch} />)
  fireEvent.keyDown(input(), { key: 'Enter' })
  expect(onSearch).toHaveBeenCalledWith('N014')
})

it('is a form that also works without JavaScript', () => {
  const onSearch = vi.fn()
  render(<SearchBar label="Search" action="/search" value="terrain" onChange={() => {}} onSearch={onSearch} />)
  const form = screen.getByRole('searchbox').closest('form')
  expect(form?.getAttribute('action')).toBe('/search')
  expect(screen.getByRole<HTMLInputElement>('searchbox').name).toBe('q')
  fireEvent.click(screen.getByRole('button', { name: 'Search' }))
  expect(onSearch).toHaveBeenCalledWith('terrain')
})
