// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { CaseStrip } from './CaseStrip.tsx'
import { DataTable, type TableColumn } from './DataTable.tsx'
import type { TableSort } from './SortButton.tsx'

afterEach(cleanup)

interface Row {
  number: string
  subject: string
}

const rows: Row[] = [
  { number: '00418273', subject: 'Terrain layer missing' },
  { number: '00418190', subject: 'No downloads remaining' },
]

const columns: TableColumn<Row>[] = [
  { id: 'subject', header: 'Case', isSortable: true, cell: (row) => row.subject },
  { id: 'number', header: 'Number', isSortable: true, cell: (row) => row.number },
  { id: 'actions', header: 'Actions', isHeaderHidden: true, cell: () => null },
]

function draw(sort: TableSort | undefined, onSort = vi.fn()) {
  render(
    <DataTable
      caption="My Cases"
      columns={columns}
      rows={rows}
      rowKey={(row) => row.number}
      sort={sort}
      onSort={onSort}
    />,
  )
  return onSort
}

const head = (name: string) => screen.getByRole('columnheader', { name })

it('marks the sorted column in its header', () => {
  draw({ columnId: 'number', direction: 'descending' })
  expect(head('Case').getAttribute('aria-sort')).toBe('none')
  expect(head('Number').getAttribute('aria-sort')).toBe('descending')
  expect(head('Actions').getAttribute('aria-sort')).toBeNull()
})

it('sorts another column ascending and reverses the order of the sorted one', () => {
  const onSort = draw({ columnId: 'number', direction: 'ascending' })
  fireEvent.click(within(head('Case')).getByRole('button'))
  fireEvent.click(within(head('Number')).getByRole('button'))
  expect(onSort.mock.calls).toEqual([
    [{ columnId: 'subject', direction: 'ascending' }],
    [{ columnId: 'number', direction: 'descending' }],
  ])
})

it('is a named table whose cells keep the order of its columns', () => {
  draw(undefined)
  const table = screen.getByRole('table', { name: 'My Cases' })
  const cells = within(table).getAllByRole('cell')
  expect(cells.slice(0, 2).map((cell) => cell.textContent)).toEqual(['Terrain layer missing', '00418273'])
})

it('also renders the rows as strips when it gets a strip', () => {
  render(
    <DataTable
      caption="My Cases"
      columns={columns}
      rows={rows}
      rowKey={(row) => row.number}
      strip={(row) => (
        <CaseStrip href={`/case/${row.number}`} number={row.number} subject={row.subject} status="Open" />
      )}
    />,
  )
  const list = screen.getByRole('list', { name: 'My Cases' })
  expect(
    within(list)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(['/case/00418273', '/case/00418190'])
})

it('offers the orders of its columns as a list, for phones', () => {
  const onSort = draw({ columnId: 'number', direction: 'ascending' })
  const list = screen.getByRole('combobox', { name: 'Sort by' })
  expect((list as HTMLSelectElement).value).toBe('number ascending')
  expect(
    within(list)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['Case: descending', 'Case: ascending', 'Number: descending', 'Number: ascending'])
  fireEvent.change(list, { target: { value: 'subject descending' } })
  expect(onSort.mock.calls).toEqual([[{ columnId: 'subject', direction: 'descending' }]])
})

it('follows the link of a row that is pressed anywhere, except while text is selected or at another control', () => {
  const followed: string[] = []
  const opened = vi.spyOn(window, 'open').mockImplementation((address) => {
    followed.push(`beside: ${address}`)
    return null
  })
  const cell = (row: Row) => (
    <>
      <a
        href={`/case/${row.number}`}
        onClick={(event) => {
          event.preventDefault()
          followed.push(event.currentTarget.pathname)
        }}
      >
        {row.subject}
      </a>
      <button type="button">More</button>
      <em>{row.number}</em>
    </>
  )
  render(
    <DataTable
      caption="My Cases"
      columns={[{ id: 'case', header: 'Case', cell }]}
      rows={rows}
      rowKey={(row) => row.number}
      hasRowLinks
    />,
  )
  const text = screen.getByText('00418190')
  fireEvent.click(text)
  fireEvent.click(screen.getAllByRole('button', { name: 'More' })[1] as HTMLElement)
  fireEvent.click(text, { ctrlKey: true })
  fireEvent(text, new MouseEvent('auxclick', { bubbles: true, button: 1 }))
  getSelection()?.selectAllChildren(text)
  fireEvent.click(text)
  getSelection()?.removeAllRanges()
  fireEvent.click(screen.getByRole('link', { name: 'No downloads remaining' }))
  const address = '/case/00418190'
  const beside = `beside: ${new URL(address, location.href).href}`
  expect(followed).toEqual([address, beside, beside, address])
  opened.mockRestore()
})
