import { AppError, FIRST_DAY, isDay, limits, toRecordId18 } from 'contract'
import type { FieldModel } from '../metadata/app-model.ts'
import type { Scalar } from '../metadata/scalar.ts'

/** `contains` and `startsWith` take their operand letter by letter; a caller's filter has `like` with its wildcards. */
export type Operator = 'eq' | 'ne' | 'lt' | 'lte' | 'gt' | 'gte' | 'in' | 'nin' | 'like' | 'contains' | 'startsWith'

/** A filter. Values stand apart from the structure, so that equal structures share a statement. */
export type Where = { kind: 'and' | 'or'; of: readonly Where[] } | { kind: 'not'; of: Where } | Comparison

export type Comparison = {
  kind: 'compare'
  path: readonly string[]
  operator: Operator
  value: Scalar | readonly Scalar[]
}

const operators: ReadonlySet<string> = new Set(['eq', 'ne', 'lt', 'lte', 'gt', 'gte', 'in', 'nin', 'like'])
const MAX_DEPTH = 12

/**
 * Reads the filter of a list: `{"and":[{"Status":{"in":["Open"]}},{"CreatedDate":{"gte":{"value":"2026-01-01T00:00:00.000Z"}}}]}`,
 * as an object or as JSON text. Fields of parents are nested: `{"Account":{"Name":{"eq":"..."}}}`.
 *
 * @returns null for an empty filter.
 * @throws AppError `INVALID_FILTER`, `QUERY_TOO_COMPLICATED`.
 */
export function parseWhere(input: unknown): Where | null {
  if (input === null || input === undefined || input === '') return null
  const budget = { clauses: 0 }
  const where = parseNode(typeof input === 'string' ? parseJson(input) : input, [], budget, 0)
  return where
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw refused('it is not JSON')
  }
}

type Budget = { clauses: number }

function parseNode(node: unknown, path: readonly string[], budget: Budget, depth: number): Where | null {
  if (depth > MAX_DEPTH) throw new AppError('QUERY_TOO_COMPLICATED', { reason: 'the filter is nested too deeply' })
  if (!isPlainObject(node)) throw refused('a clause must be an object')
  const clauses = Object.entries(node)
    .map(([key, value]) => parseEntry(key, value, path, budget, depth))
    .filter((clause) => clause !== null)
  if (clauses.length === 0) return null
  return clauses.length === 1 ? (clauses[0] ?? null) : { kind: 'and', of: clauses }
}

function parseEntry(key: string, value: unknown, path: readonly string[], budget: Budget, depth: number): Where | null {
  if (path.length === 0 && (key === 'and' || key === 'or')) {
    if (!Array.isArray(value)) throw refused(`${key} takes a list`)
    const of = value.map((item) => parseNode(item, path, budget, depth + 1)).filter((clause) => clause !== null)
    return of.length === 0 ? null : { kind: key, of }
  }
  if (path.length === 0 && key === 'not') {
    const of = parseNode(value, path, budget, depth + 1)
    return of === null ? null : { kind: 'not', of }
  }
  if (operators.has(key) && path.length > 0) {
    budget.clauses += 1
    if (budget.clauses > limits.filtersPerRequest) {
      throw new AppError('QUERY_TOO_COMPLICATED', { reason: `more than ${limits.filtersPerRequest} filters` })
    }
    return { kind: 'compare', path, operator: key as Operator, value: operand(key as Operator, value) }
  }
  if (!/^[A-Za-z][A-Za-z0-9_]*$/.test(key)) throw refused(`${key.slice(0, 40)} is not a field`)
  return parseNode(value, [...path, key], budget, depth + 1)
}

function operand(operator: Operator, value: unknown): Scalar | Scalar[] {
  const plain = isPlainObject(value) && Object.keys(value).length === 1 && 'value' in value ? value.value : value
  if (operator === 'in' || operator === 'nin') {
    if (!Array.isArray(plain)) throw refused(`${operator} takes a list of values`)
    if (plain.length > limits.idsPerRequest) throw refused(`${operator} takes at most ${limits.idsPerRequest} values`)
    return plain.map((item) => scalar(isPlainObject(item) && 'value' in item ? item.value : item))
  }
  return scalar(plain)
}

function scalar(value: unknown): Scalar {
  if (value === null || typeof value === 'boolean') return value
  if (typeof value === 'number' && Number.isFinite(value)) return value
  if (typeof value === 'string' && value.length <= 4_000 && !value.includes('\0') && value.isWellFormed()) return value
  throw refused('a value has a form that cannot be compared')
}

function isPlainObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

export function refused(reason: string): AppError {
  return new AppError('INVALID_FILTER', { reason })
}

/**
 * Checks a value against the type of the field it is compared with, and gives it in the form SQL takes.
 *
 * @throws AppError `INVALID_FILTER`.
 */
export function operandFor(field: FieldModel, operator: Operator, value: Scalar): Scalar {
  if (value === null) {
    if (operator === 'eq' || operator === 'ne') return null
    throw refused(`${operator} cannot be used with null`)
  }
  if (operator === 'contains' || operator === 'startsWith') return patternFor(field, operator, value)
  switch (field.type) {
    case 'number':
    case 'currency':
    case 'percent':
      if (operator === 'like' || typeof value !== 'number') throw refused(`${field.apiName} is compared with a number`)
      return value
    case 'checkbox':
      if ((operator !== 'eq' && operator !== 'ne' && operator !== 'in') || typeof value !== 'boolean') {
        throw refused(`${field.apiName} is compared with true or false`)
      }
      return value
    case 'date':
      if (operator === 'like' || typeof value !== 'string' || !isDay(value)) {
        throw refused(`${field.apiName} is compared with a day, YYYY-MM-DD`)
      }
      return value
    case 'dateTime':
      return operator === 'like' ? neverLike(field) : instant(field, value)
    case 'longText':
    case 'richText':
      throw refused(`${field.apiName} cannot be filtered`)
    case 'id':
    case 'lookup':
      if (typeof value !== 'string') throw refused(`${field.apiName} is compared with an id`)
      return toRecordId18(value) ?? value
    default:
      if (typeof value !== 'string') throw refused(`${field.apiName} is compared with a text`)
      // A pattern that ends in a lone backslash is refused by SQL; doubled, it means itself.
      return operator === 'like' ? value.replaceAll('\\', '\\\\') : value
  }
}

const textTypes: ReadonlySet<string> = new Set(['text', 'email', 'phone', 'url', 'autoNumber', 'picklist'])

function patternFor(field: FieldModel, operator: 'contains' | 'startsWith', value: Scalar): string {
  if (!textTypes.has(field.type) || typeof value !== 'string') throw refused(`${field.apiName} is not a short text`)
  const literal = value.replace(/[\\%_]/g, '\\$&')
  return operator === 'contains' ? `%${literal}%` : `${literal}%`
}

function neverLike(field: FieldModel): never {
  throw refused(`${field.apiName} cannot be compared with like`)
}

function instant(field: FieldModel, value: Scalar): string {
  const valid =
    typeof value === 'string' &&
    /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d{1,6})?)?(Z|[+-]\d{2}:?\d{2}))?$/.test(value)
  const found = valid ? instantOf(value) : null
  if (found === null) throw refused(`${field.apiName} is compared with a time, ISO 8601`)
  return found
}

/** A time in ISO 8601 as it is kept, in UTC; null when its day is none of the calendar or its year not one of 1 to 9999. */
export function instantOf(text: string): string | null {
  const ms = isDay(text.slice(0, 10)) ? Date.parse(text) : Number.NaN
  const found = Number.isNaN(ms) ? null : new Date(ms).toISOString()
  return found !== null && /^\d{4}-/.test(found) && found >= FIRST_DAY ? found : null
}
