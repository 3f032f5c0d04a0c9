import type { Principal } from '../metadata/principal.ts'
import { isLong } from '../schema/names.ts'
import type { Shape } from '../shape/shape.ts'
import type { ColumnsAt } from './columns-at.ts'

/** The budget for reads. The unit is one column of one row, times the number of joined tables; a KiB of text costs `PER_KIBIBYTE`. */
export type ReadCosts = {
  of(principal: Principal): CallerCosts
}

export type CallerCosts = {
  /**
   * Reserves the cost of a read before it runs.
   *
   * @throws AppError `TOO_MANY_REQUESTS` when the budget is spent.
   */
  reserve(cost: number): Reserved
  /**
   * Charges work other than reads, which does not wait for expensive reads.
   *
   * @throws AppError `TOO_MANY_REQUESTS` when the budget is spent.
   */
  charge(cost: number): void
}

export type Reserved = {
  /** Resolves when the read may run; null if it may run now. */
  ready: Promise<void> | null
  /** Ends the read and returns the unused part of the reservation. */
  end(used: number): void
}

/** Writing and compressing a KiB of an answer costs as much as reading this many columns. */
export const PER_KIBIBYTE = 50

/** A read is charged for at least this many rows, to cover its planning and the rows that it skips. */
const LEAST_ROWS = 10
/** One item of a batch of writes costs as much as reading this many columns. */
export const PER_WRITTEN_ITEM = 1_000
/** A search returns only snippets, so its texts count with this share of their length. */
const SHARE_OF_SEARCHED_TEXTS = 0.1

/** The cost of a statement: columns times tables for each row, plus the length of its long texts. */
export type StatementCost = {
  /** The upper bound, known before it runs. */
  most: number
  /** The true cost, from the rows that it returned. */
  used(rows: readonly (readonly unknown[])[]): number
  /** The upper bound of characters in its long texts. */
  mostCharacters: number
  /** Characters of long texts in its rows. */
  charactersIn(rows: readonly (readonly unknown[])[]): number
}

export function statementCost(shape: Shape, columns: ReadonlyMap<string, ColumnsAt>): StatementCost {
  const perRow = rowCost(columns)
  const texts = longTexts(columns)
  const rowsWanted = shape.kind === 'ids' ? shape.ids.length : shape.limit
  const rowsOfTexts = shape.kind === 'search' ? Math.min(rowsWanted, shape.textsOf ?? rowsWanted) : rowsWanted
  const mostCharacters = texts.reduce((sum, { length }) => sum + length, 0) * rowsOfTexts
  const perCharacter = (PER_KIBIBYTE / 1024) * (shape.kind === 'search' ? SHARE_OF_SEARCHED_TEXTS : 1)
  const costOf = (rows: number, characters: number) => Math.max(LEAST_ROWS, rows) * perRow + characters * perCharacter
  const charactersIn: StatementCost['charactersIn'] = (rows) => {
    let count = 0
    for (const { index } of texts) for (const row of rows) count += lengthOf(row[index])
    return count
  }
  return {
    most: costOf(rowsWanted, mostCharacters),
    used: (rows) => costOf(rowsRead(shape, rows), charactersIn(rows)),
    mostCharacters,
    charactersIn,
  }
}

/** Counting rows reads them too. */
function rowsRead(shape: Shape, rows: readonly (readonly unknown[])[]): number {
  if (shape.kind === 'count') return shape.limit
  if (shape.kind === 'frequencies') return Number(rows[0]?.[2] ?? 0)
  return shape.kind === 'groups' ? rows.reduce((sum, [count]) => sum + Number(count), 0) : rows.length
}

function rowCost(columns: ReadonlyMap<string, ColumnsAt>): number {
  let count = 1
  for (const { fields } of columns.values()) count += fields.size
  return count * Math.max(1, columns.size)
}

/** The columns of long texts, with the most characters that they take. */
function longTexts(columns: ReadonlyMap<string, ColumnsAt>): { index: number; length: number }[] {
  return [...columns.values()].flatMap(({ object, fields }) =>
    [...fields].flatMap(([name, index]) => {
      const field = object.fields.get(name)
      return field && isLong(field) ? [{ index, length: field.length ?? 0 }] : []
    }),
  )
}

const lengthOf = (value: unknown): number => (typeof value === 'string' ? value.length : 0)
