import { type Command, EditorState, TextSelection } from 'prosemirror-state'
import { expect, it } from 'vitest'
import { readMarkup } from './article-markup.ts'
import { documentOf, htmlOf } from './article-schema.ts'
import {
  addColumn,
  addRow,
  deleteColumn,
  deleteRow,
  deleteTable,
  insertTable,
  isInTable,
  moveToCell,
} from './table-commands.ts'

/** The state with the cursor where the text has a `|`. */
function stateAt(html: string): EditorState {
  const doc = documentOf(readMarkup(html) ?? [])
  const state = EditorState.create({ doc })
  let at = 0
  doc.descendants((node, from) => {
    if (node.text?.includes('|')) at = from + node.text.indexOf('|')
  })
  const tr = state.tr.delete(at, at + 1)
  return state.apply(tr.setSelection(TextSelection.create(tr.doc, at)))
}

function after(state: EditorState, command: Command): EditorState {
  let next = state
  command(state, (tr) => {
    next = state.apply(tr)
  })
  next.doc.check()
  return next
}

const result = (html: string, command: Command): string => htmlOf(after(stateAt(html), command).doc)

const HEAD = '<thead><tr><th scope="col">A</th><th scope="col">B</th></tr></thead>'

it('inserts a table with headings, and puts the cursor into the first of them', () => {
  const state = after(stateAt('<p>Before|</p>'), insertTable)
  const row = (cells: string): string => `<tr>${cells.repeat(3)}</tr>`
  const table = `<table><thead>${row('<th scope="col"></th>')}</thead><tbody>${row('<td></td>').repeat(2)}</tbody></table>`
  expect(htmlOf(state.doc)).toContain(table)
  expect(state.selection.$from.node(-1).type.name).toBe('th')
  expect(htmlOf(state.apply(state.tr.insertText('Tail')).doc)).toContain('<th scope="col">Tail</th>')
  expect(insertTable(state)).toBe(false)
})

it('adds a row below the cursor, below headings as the first row', () => {
  const body = '<tbody><tr><td>1|</td><td>2</td></tr></tbody>'
  expect(result(`<table>${HEAD}${body}</table>`, addRow)).toBe(
    `<table>${HEAD}<tbody><tr><td>1</td><td>2</td></tr><tr><td></td><td></td></tr></tbody></table>`,
  )
  expect(result(`<table>${HEAD.replace('A', 'A|')}${body.replace('|', '')}</table>`, addRow)).toBe(
    `<table>${HEAD}<tbody><tr><td></td><td></td></tr><tr><td>1</td><td>2</td></tr></tbody></table>`,
  )
  expect(result('<table><thead><tr><th>A|</th></tr></thead></table>', addRow)).toBe(
    '<table><thead><tr><th>A</th></tr></thead><tbody><tr><td></td></tr></tbody></table>',
  )
})

it('adds and deletes a column in every row', () => {
  const table = `<table>${HEAD.replace('A', 'A|')}<tbody><tr><td>1</td><td>2</td></tr></tbody></table>`
  expect(result(table, addColumn)).toBe(
    '<table><thead><tr><th scope="col">A</th><th scope="col"></th><th scope="col">B</th></tr></thead>' +
      '<tbody><tr><td>1</td><td></td><td>2</td></tr></tbody></table>',
  )
  expect(result(table, deleteColumn)).toBe(
    '<table><thead><tr><th scope="col">B</th></tr></thead><tbody><tr><td>2</td></tr></tbody></table>',
  )
})

it('deletes a row with its empty group, and the table with its last row or column', () => {
  const table = `<table>${HEAD}<tbody><tr><td>1|</td><td>2</td></tr></tbody></table>`
  expect(result(table, deleteRow)).toBe(`<table>${HEAD}</table>`)
  expect(result('<p>x</p><table><tr><td>1|</td><td>2</td></tr></table>', deleteRow)).toBe('<p>x</p>')
  expect(result('<p>x</p><table><tr><td>1|</td></tr></table>', deleteColumn)).toBe('<p>x</p>')
  expect(result(`<p>x</p>${table}`, deleteTable)).toBe('<p>x</p>')
})

it.each([
  '<table><tr><td colspan="2">1|</td></tr><tr><td>2</td><td>3</td></tr></table>',
  '<table><tr><td>1|</td></tr><tr><td>2</td><td>3</td></tr></table>',
])('offers no change of rows and columns for cells that span several: %s', (table) => {
  const state = stateAt(table)
  expect([addRow, addColumn, deleteRow, deleteColumn].map((command) => command(state))).toEqual(Array(4).fill(false))
  expect([isInTable(state), deleteTable(state)]).toEqual([true, true])
})

it('moves between cells, and leaves the table at its ends', () => {
  const state = stateAt('<table><tr><td>1|</td><td>2</td></tr><tr><td>3</td><td>4</td></tr></table>')
  let here = state
  const visited = [1, 2, 3].map(() => {
    here = after(here, moveToCell(1))
    return here.selection.$from.parent.textContent
  })
  expect(visited).toEqual(['2', '3', '4'])
  expect([moveToCell(1)(here), moveToCell(-1)(state), moveToCell(1)(stateAt('<p>|</p>'))]).toEqual([
    false,
    false,
    false,
  ])
  expect(after(here, moveToCell(-1)).selection.$from.parent.textContent).toBe('3')
})
