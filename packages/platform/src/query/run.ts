import { AppError, limits } from 'contract'
import type { Queryable, QueryResult } from 'database'
import type { AuthorisedPlan } from '../access/authorise.ts'
import type { Scalar } from '../metadata/scalar.ts'
import type { Boundary, Shape } from '../shape/shape.ts'
import type { ColumnsAt } from './columns-at.ts'
import { type CallerCosts, statementCost } from './read-costs.ts'
import type { Statements } from './statements.ts'

/** Rows in the requested order, and the indexes of their columns. */
export type Rows = { rows: unknown[][]; columns: ReadonlyMap<string, ColumnsAt>; orderColumns: readonly number[] }

/**
 * Where plans run: on the pool or inside a transaction, with the prepared statements of the process. `costs` is null inside a write: a
 * write that has begun is never rejected for the cost of its reads.
 */
export type Runner = {
  query: Queryable['query']
  statements: Statements
  costs: CallerCosts | null
  userId: string
  /** Characters of long texts that the request has read so far. */
  charactersRead: number
}

type PlanOf<K extends Shape['kind']> = AuthorisedPlan<Extract<Shape, { kind: K }>>

/**
 * Runs a plan for records; pages read backwards are reversed into list order. A search runs a small statement for rare words first; if that
 * reports that the words are common, a second statement finds them.
 */
export async function run(
  runner: Runner,
  plan: PlanOf<'ids'> | PlanOf<'list'> | PlanOf<'search'>,
  areCommon = false,
): Promise<Rows> {
  const { statement, values, columns, orderColumns, commonColumn } = runner.statements.prepare(
    plan,
    runner.userId,
    areCommon,
  )
  const { rows } = await counted(runner, plan, columns, () => runner.query(statement, values))
  if (commonColumn !== null) {
    if (rows[0]?.[commonColumn] === true) return run(runner, plan, true)
    const id = columns.get('')?.id ?? 0
    return { rows: rows.filter((row) => row[id] !== null), columns, orderColumns }
  }
  const backwards = plan.shape.kind === 'list' && plan.shape.boundary?.direction === 'before'
  return { rows: backwards ? rows.reverse() : rows, columns, orderColumns }
}

/**
 * Counts rows up to the limit of the plan; null if they are children of a record that the caller cannot read.
 */
export async function runCount(runner: Runner, plan: PlanOf<'count'>): Promise<number | null> {
  const { statement, values, columns } = runner.statements.prepare(plan, runner.userId)
  const { rows } = await counted(runner, plan, columns, () => runner.query(statement, values))
  const count = rows[0]?.[0] ?? null
  return count === null ? null : Number(count)
}

/** The number of rows with the same keys. */
export type Group = { count: number; keys: Scalar[] }

/** Counts rows in groups of at least one row. */
export async function runGroups(runner: Runner, plan: PlanOf<'groups'>): Promise<Group[]> {
  const { statement, values, columns } = runner.statements.prepare(plan, runner.userId)
  const { rows } = await counted(runner, plan, columns, () => runner.query(statement, values))
  return rows.map(([count, ...keys]) => ({ count: Number(count), keys: keys as Scalar[] }))
}

/** In how many of the read rows a word occurs. */
export type Frequency = { word: string; count: number; rows: number }

/** Counts the words of the plan in rows that the caller may read; none without such rows. */
export async function runFrequencies(runner: Runner, plan: PlanOf<'frequencies'>): Promise<Frequency[]> {
  const { statement, values, columns } = runner.statements.prepare(plan, runner.userId)
  const { rows } = await counted(runner, plan, columns, () => runner.query(statement, values))
  return rows.map(([word, count, all]) => ({ word: String(word), count: Number(count), rows: Number(all) }))
}

/**
 * Reserves the cost of a statement, then runs it.
 *
 * @throws AppError `TOO_MANY_REQUESTS` when the budget is spent, `QUERY_TOO_COMPLICATED` for more text than a request may read.
 */
async function counted(
  runner: Runner,
  { shape }: AuthorisedPlan,
  columns: ReadonlyMap<string, ColumnsAt>,
  query: () => Promise<QueryResult>,
): Promise<QueryResult> {
  const { costs } = runner
  if (costs === null) return query()
  const cost = statementCost(shape, columns)
  // The true size is unknown before the read, so a possible size far above the limit is rejected.
  refuseMoreText(cost.mostCharacters, limits.textCharactersPerStatement)
  const reserved = costs.reserve(cost.most)
  let used = cost.most
  try {
    if (reserved.ready !== null) await reserved.ready
    const result = await query()
    used = cost.used(result.rows)
    // A search returns only snippets of the texts, so they do not count.
    if (shape.kind !== 'search') runner.charactersRead += cost.charactersIn(result.rows)
    refuseMoreText(runner.charactersRead, limits.textCharactersPerRequest)
    return result
  } finally {
    reserved.end(used)
  }
}

/** Serialising long texts blocks the process, so their size is limited. */
export function refuseMoreText(characters: number, most: number = limits.textCharactersPerRequest): void {
  if (characters <= most) return
  throw new AppError('QUERY_TOO_COMPLICATED', {
    reason: `more than ${most} characters of text: request fewer rows or fields`,
  })
}

/** The boundary at a row, for the page after or before it. */
export function boundaryAt(rows: Rows, index: number, direction: Boundary['direction']): Boundary | null {
  const row = rows.rows[index]
  const base = rows.columns.get('')
  if (!row || !base) return null
  return { direction, values: rows.orderColumns.map((column) => row[column] as Scalar), id: String(row[base.id]) }
}
