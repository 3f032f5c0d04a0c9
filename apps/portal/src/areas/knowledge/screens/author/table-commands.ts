import type { Node as DocumentNode } from 'prosemirror-model'
import { type Command, type EditorState, TextSelection, type Transaction } from 'prosemirror-state'
import { articleSchema } from './article-schema.ts'

const { nodes } = articleSchema

type Row = { node: DocumentNode; at: number }

/** The cell with the cursor: its table with all rows, its row, and its column from 0. */
type Place = { table: DocumentNode; at: number; rows: readonly Row[]; row: Row; column: number }

function placeOf({ selection: { $from } }: EditorState): Place | null {
  const isCell = (depth: number): boolean => [nodes.td, nodes.th].includes($from.node(depth).type)
  let depth = $from.depth
  while (depth > 0 && !isCell(depth)) depth -= 1
  let top = depth
  while (top > 0 && $from.node(top).type !== nodes.table) top -= 1
  if (top === 0) return null
  const [table, at] = [$from.node(top), $from.before(top)]
  const rows: Row[] = []
  table.descendants((node, offset) => {
    if (node.type === nodes.tr) rows.push({ node, at: at + 1 + offset })
    return node.type !== nodes.tr
  })
  const row = { node: $from.node(depth - 1), at: $from.before(depth - 1) }
  return { table, at, rows, row, column: $from.index(depth - 1) }
}

/** Columns of a table whose cells are all of one row and column; 0 for others, whose rows and columns are not changed. */
function columnsOf({ rows }: Place): number {
  const count = rows[0]?.node.childCount ?? 0
  const isPlain = ({ type, attrs }: DocumentNode): boolean =>
    (type === nodes.td || type === nodes.th) && !attrs.attributes.colspan && !attrs.attributes.rowspan
  return rows.every(({ node }) => node.childCount === count && node.children.every(isPlain)) ? count : 0
}

export const isInTable = (state: EditorState): boolean => placeOf(state) !== null

const cell = (type = nodes.td): DocumentNode =>
  type.create(type === nodes.th ? { attributes: { scope: 'col' } } : null, nodes.line.create())

const rowOf = (columns: number, type = nodes.td): DocumentNode =>
  nodes.tr.create(
    null,
    Array.from({ length: columns }, () => cell(type)),
  )

/** Inserts a table with a row of headings, and puts the cursor in its first cell. Not in a cell of another one. */
export const insertTable: Command = (state, dispatch) => {
  if (isInTable(state)) return false
  const head = nodes.thead.create(null, rowOf(3, nodes.th))
  const table = nodes.table.create(null, [head, nodes.tbody.create(null, [rowOf(3), rowOf(3)])])
  const { tr } = state
  const from = tr.selection.from
  tr.replaceSelectionWith(table)
  let first = -1
  tr.doc.nodesBetween(Math.max(0, from - 1), tr.doc.content.size, (node, at) => {
    if (first < 0 && node.type === nodes.th) first = at
    return first < 0
  })
  tr.setSelection(TextSelection.near(tr.doc.resolve(first + 1)))
  dispatch?.(tr.scrollIntoView())
  return true
}

/** A command that changes a table with plain rows and columns. */
const inPlainTable =
  (change: (tr: Transaction, place: Place, columns: number) => void): Command =>
  (state, dispatch) => {
    const place = placeOf(state)
    const columns = place ? columnsOf(place) : 0
    if (!place || columns === 0) return false
    if (dispatch) {
      const { tr } = state
      change(tr, place, columns)
      dispatch(tr.scrollIntoView())
    }
    return true
  }

/** Adds a row below the one with the cursor, below the headings as the first of the others. */
export const addRow: Command = inPlainTable((tr, { row: { node, at } }, columns) => {
  const $row = tr.doc.resolve(at)
  const isHead = $row.parent.type === nodes.thead
  const after = isHead ? $row.after() : at + node.nodeSize
  const body = isHead ? tr.doc.resolve(after).nodeAfter : null
  if (!isHead) tr.insert(after, rowOf(columns))
  else if (body?.type === nodes.tbody) tr.insert(after + 1, rowOf(columns))
  else tr.insert(after, nodes.tbody.create(null, rowOf(columns)))
})

/** Adds a column to the right of the one with the cursor. */
export const addColumn: Command = inPlainTable((tr, { rows, column }) => {
  for (const { node, at } of rows.toReversed()) tr.insert(atCell(node, at, column + 1), cell(node.child(column).type))
})

export const deleteRow: Command = inPlainTable((tr, { table, at, rows, row: { node, at: start } }) => {
  const $row = tr.doc.resolve(start)
  if (rows.length === 1) tr.delete(at, at + table.nodeSize)
  else if ($row.parent.childCount === 1 && $row.parent.type !== nodes.table) tr.delete($row.before(), $row.after())
  else tr.delete(start, start + node.nodeSize)
})

export const deleteColumn: Command = inPlainTable((tr, { table, at, rows, column }, columns) => {
  if (columns === 1) tr.delete(at, at + table.nodeSize)
  else
    for (const { node, at: start } of rows.toReversed()) {
      tr.delete(atCell(node, start, column), atCell(node, start, column + 1))
    }
})

export const deleteTable: Command = (state, dispatch) => {
  const place = placeOf(state)
  if (!place) return false
  dispatch?.(state.tr.delete(place.at, place.at + place.table.nodeSize).scrollIntoView())
  return true
}

/** Moves to the next cell, or back. At the end of the table the key keeps its own effect, so that it leaves the editor. */
export const moveToCell =
  (by: 1 | -1): Command =>
  (state, dispatch) => {
    const place = placeOf(state)
    if (!place) return false
    const cells = place.rows.flatMap(({ node, at }) => node.children.map((_, index) => atCell(node, at, index)))
    const next = cells[cells.indexOf(atCell(place.row.node, place.row.at, place.column)) + by]
    if (next === undefined) return false
    dispatch?.(state.tr.setSelection(TextSelection.near(state.doc.resolve(next + 1))).scrollIntoView())
    return true
  }

/** The position before a cell of a row. */
function atCell(row: DocumentNode, at: number, index: number): number {
  return row.children.slice(0, index).reduce((sum, { nodeSize }) => sum + nodeSize, at + 1)
}
