import { AppError, limits } from 'contract'
import type { Scalar } from '../metadata/scalar.ts'
import { parseGraphqlLiteral } from './graphql-literal.ts'
import { invalidFilter } from './invalid-filter.ts'
import type { Operator, Where } from './where.ts'

const operators: ReadonlySet<string> = new Set(['eq', 'ne', 'lt', 'lte', 'gt', 'gte', 'in', 'nin', 'like'])
const MAX_DEPTH = 12

/**
 * Reads the filter of a list: `{"and":[{"Status":{"in":["Open"]}},{"CreatedDate":{"gte":{"value":"2026-01-01T00:00:00.000Z"}}}]}`,
 * as an object, as JSON text, or in GraphQL notation: `{ and: [{ Status: { in: ["Open"] } }] }`. Fields of parents are nested:
 * `{"Account":{"Name":{"eq":"..."}}}`.
 *
 * @returns null for an empty filter.
 * @throws AppError `INVALID_FILTER`, `QUERY_TOO_COMPLICATED`.
 */
export function parseWhere(input: unknown): Where | null {
  if (input === null || input === undefined || input === '') return null
  const budget = { clauses: 0 }
  const where = parseNode(typeof input === 'string' ? parseText(input) : input, [], budget, 0)
  return where
}

function parseText(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // Names in quotation marks occur in JSON only, so the error message is about JSON.
    if (/^\s*[{[]\s*"/.test(text)) throw invalidFilter('it is not JSON')
    return parseGraphql(text)
  }
}

// Each level of a filter needs one bracket, and a list of values or clauses a second one.
const literalBounds = { depth: 2 * MAX_DEPTH + 4, tokens: 2 * limits.filtersPerRequest * limits.idsPerRequest }

function parseGraphql(text: string): unknown {
  const read = parseGraphqlLiteral(text, literalBounds)
  if ('value' in read) return read.value
  const { problem, position, reason } = read
  if (problem === 'syntax') throw invalidFilter(`at character ${position}: ${reason}`)
  throw new AppError('QUERY_TOO_COMPLICATED', { reason: `the filter at character ${position}: ${reason}` })
}

type Budget = { clauses: number }

function parseNode(node: unknown, path: readonly string[], budget: Budget, depth: number): Where | null {
  if (depth > MAX_DEPTH) throw new AppError('QUERY_TOO_COMPLICATED', { reason: 'the filter is nested too deeply' })
  if (!isPlainObject(node)) throw invalidFilter('a clause must be an object')
  const clauses = Object.entries(node)
    .map(([key, value]) => parseEntry(key, value, path, budget, depth))
    .filter((clause) => clause !== null)
  if (clauses.length === 0) return null
  return clauses.length === 1 ? (clauses[0] ?? null) : { kind: 'and', of: clauses }
}

function parseEntry(key: string, value: unknown, path: readonly string[], budget: Budget, depth: number): Where | null {
  if (path.length === 0 && (key === 'and' || key === 'or')) {
    if (!Array.isArray(value)) throw invalidFilter(`${key} takes a list`)
    const of = value.map((item) => parseNode(item, path, budget, depth + 1)).filter((clause) => clause !== null)
    return of.length === 0 ? null : { kind: key, of }
  }
  if (path.length === 0 && key === 'not') {
    const of = parseNode(value, path, budget, depth + 1)
    return of === null ? null : { kind: 'not', of }
  }
  if ((key === 'includes' || key === 'excludes') && path.length > 0) return parseSeveral(key, value, path, budget)
  if (operators.has(key) && path.length > 0) {
    spend(budget)
    return { kind: 'compare', path, operator: key as Operator, value: operand(key as Operator, value) }
  }
  if (!/^[A-Za-z][A-Za-z0-9_]*$/.test(key)) throw invalidFilter(`${key.slice(0, 40)} is not a field`)
  return parseNode(value, [...path, key], budget, depth + 1)
}

/** `includes` matches records with any of the values of a multi-select picklist, `excludes` those with none of them. */
function parseSeveral(key: 'includes' | 'excludes', value: unknown, path: readonly string[], budget: Budget): Where {
  const values = operand('in', value)
  const of = (Array.isArray(values) ? values : []).map((item): Where => {
    spend(budget)
    return { kind: 'compare', path, operator: 'contains', value: item }
  })
  if (of.length === 0) throw invalidFilter(`${key} takes at least one value`)
  const any: Where = { kind: 'or', of }
  return key === 'includes' ? any : { kind: 'not', of: any }
}

function spend(budget: Budget): void {
  budget.clauses += 1
  if (budget.clauses <= limits.filtersPerRequest) return
  throw new AppError('QUERY_TOO_COMPLICATED', { reason: `more than ${limits.filtersPerRequest} filters` })
}

function operand(operator: Operator, value: unknown): Scalar | Scalar[] {
  const plain = isPlainObject(value) && Object.keys(value).length === 1 && 'value' in value ? value.value : value
  if (operator === 'in' || operator === 'nin') {
    if (!Array.isArray(plain)) throw invalidFilter(`${operator} takes a list of values`)
    if (plain.length > limits.idsPerRequest)
      throw invalidFilter(`${operator} takes at most ${limits.idsPerRequest} values`)
    return plain.map((item) => scalar(isPlainObject(item) && 'value' in item ? item.value : item))
  }
  return scalar(plain)
}

function scalar(value: unknown): Scalar {
  if (value === null || typeof value === 'boolean') return value
  if (typeof value === 'number' && Number.isFinite(value)) return value
  if (typeof value === 'string' && value.length <= 4_000 && !value.includes('\0') && value.isWellFormed()) return value
  throw invalidFilter('a value has a form that cannot be compared')
}

function isPlainObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
