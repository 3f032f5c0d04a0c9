import type { Principal } from '../metadata/principal.ts'
import type { Shape } from '../shape/shape.ts'
import type { ColumnsAt } from './columns-at.ts'

/** What reads may cost. The unit is one column of one row, times the tables that are joined for it. */
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
}

export type Reserved = {
  /** Settles when the read may run; null when it may at once. */
  ready: Promise<void> | null
  /** The read has ended: what it did not use is given back. */
  end(used: number): void
}

/** A read costs this much at least: for the rows that it passes over and for its plan. */
const LEAST_ROWS = 10

/** What one row of a statement costs: its columns, times the tables that they come from. */
export function rowCost(columns: ReadonlyMap<string, ColumnsAt>): number {
  let count = 1
  for (const { fields } of columns.values()) count += fields.size
  return count * Math.max(1, columns.size)
}

/** The most rows that a query can take, known before it runs. */
export function mostRows(shape: Shape): number {
  return Math.max(LEAST_ROWS, shape.kind === 'ids' ? shape.ids.length : shape.limit)
}

export const usedRows = (rows: number): number => Math.max(LEAST_ROWS, rows)
