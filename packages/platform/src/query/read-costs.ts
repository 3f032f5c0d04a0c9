import type { Principal } from '../metadata/principal.ts'
import { isLong } from '../schema/names.ts'
import type { Shape } from '../shape/shape.ts'
import type { ColumnsAt } from './columns-at.ts'

/** What reads may cost. The unit is one column of one row, times the tables that are joined for it; a KiB of text counts as `PER_KIBIBYTE`. */
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
   * Counts work that is no read, and so takes no turns with expensive reads.
   *
   * @throws AppError `TOO_MANY_REQUESTS` when the budget is spent.
   */
  charge(cost: number): void
}

export type Reserved = {
  /** Settles when the read may run; null when it may at once. */
  ready: Promise<void> | null
  /** The read has ended: what it did not use is given back. */
  end(used: number): void
}

/** To write a KiB of an answer, and to compress it, costs as much as reading so many columns. */
export const PER_KIBIBYTE = 50

/** A read costs this much at least: for the rows that it passes over and for its plan. */
const LEAST_ROWS = 10
/** To do one item of a batch of writes costs as much as reading so many columns. */
export const PER_WRITTEN_ITEM = 1_000
/** A search answers a small part of the texts that it reads. */
const SHARE_OF_SEARCHED_TEXTS = 0.1

/** What a statement costs: its columns, times the tables that they come from, for each row, and its long texts by their length. */
export type StatementCost = {
  /** The most that it can cost, known before it runs. */
  most: number
  /** What it has cost, by the rows that it has read. */
  used(rows: readonly (readonly unknown[])[]): number
  /** The most characters of long texts that it can read. */
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

/** Rows that are only counted are read too. */
function rowsRead(shape: Shape, rows: readonly (readonly unknown[])[]): number {
  if (shape.kind === 'count') return shape.limit
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
