import type { Queryable, QueryResult } from 'database'
import type { AuthorisedPlan } from '../access/authorise.ts'
import type { Scalar } from '../metadata/scalar.ts'
import type { Boundary, Shape } from '../shape/shape.ts'
import type { ColumnsAt } from './columns-at.ts'
import { type CallerCosts, mostRows, rowCost, usedRows } from './read-costs.ts'
import type { Statements } from './statements.ts'

/** Rows in the requested order, and the indexes of their columns. */
export type Rows = { rows: unknown[][]; columns: ReadonlyMap<string, ColumnsAt>; orderColumns: readonly number[] }

/**
 * Where plans run: on the pool or inside a transaction, with the process's prepared statements. `costs` is null where reads are not
 * counted: a write that has begun is not refused for what it reads.
 */
export type Runner = { query: Queryable['query']; statements: Statements; costs: CallerCosts | null; userId: string }

type PlanOf<K extends Shape['kind']> = AuthorisedPlan<Extract<Shape, { kind: K }>>

/** Runs a plan for records; pages read backwards are reversed into list order. */
export async function run(runner: Runner, plan: PlanOf<'ids'> | PlanOf<'list'> | PlanOf<'search'>): Promise<Rows> {
  const { statement, values, columns, orderColumns } = runner.statements.prepare(plan, runner.userId)
  const { rows } = await counted(runner, plan, columns, () => runner.query(statement, values))
  const backwards = plan.shape.kind === 'list' && plan.shape.boundary?.direction === 'before'
  return { rows: backwards ? rows.reverse() : rows, columns, orderColumns }
}

/**
 * How many rows there are, counting no further than the plan's limit; null when the caller cannot read the record below which
 * they are counted.
 */
export async function runCount(runner: Runner, plan: PlanOf<'count'>): Promise<number | null> {
  const { statement, values, columns } = runner.statements.prepare(plan, runner.userId)
  const { rows } = await counted(runner, plan, columns, () => runner.query(statement, values))
  const count = rows[0]?.[0] ?? null
  return count === null ? null : Number(count)
}

/** Runs a statement when its cost has been reserved. */
async function counted(
  { costs }: Runner,
  { shape }: AuthorisedPlan,
  columns: ReadonlyMap<string, ColumnsAt>,
  query: () => Promise<QueryResult>,
): Promise<QueryResult> {
  if (costs === null) return query()
  const perRow = rowCost(columns)
  const cost = mostRows(shape) * perRow
  const reserved = costs.reserve(cost)
  let used = cost
  try {
    if (reserved.ready !== null) await reserved.ready
    const result = await query()
    // Rows that are only counted are read too, but not more of them than there are.
    used = (shape.kind === 'count' ? mostRows(shape) : usedRows(result.rows.length)) * perRow
    return result
  } finally {
    reserved.end(used)
  }
}

/** The boundary at a row, for the page after or before it. */
export function boundaryAt(rows: Rows, index: number, direction: Boundary['direction']): Boundary | null {
  const row = rows.rows[index]
  const base = rows.columns.get('')
  if (!row || !base) return null
  return { direction, values: rows.orderColumns.map((column) => row[column] as Scalar), id: String(row[base.id]) }
}
