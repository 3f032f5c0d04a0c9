import { valueFor } from '../access/grants.ts'
import { isKnownTo } from '../access/known-to.ts'
import type { PersonCaller } from '../engine.ts'
import type { ObjectModel } from '../metadata/app-model.ts'
import type { ListFilter, ListScopeDefinition, ListViewDefinition, RelativeDate } from '../metadata/object.ts'
import type { Principal } from '../metadata/principal.ts'
import type { Scalar } from '../metadata/scalar.ts'
import type { Operator, Where } from '../shape/where.ts'
import { parseFilterLogic, whereOfLogic } from './filter-logic.ts'
import { daysClause } from './relative-date.ts'

/** The scope of list views with all rows. */
export const EVERYTHING = 'everything'

export const everythingLabel = ({ labelPlural }: ObjectModel): string => `All ${labelPlural.toLowerCase()}`

const operators: Readonly<Record<ListFilter['operator'], Operator>> = {
  equals: 'eq',
  notEqual: 'ne',
  in: 'in',
  notIn: 'nin',
  greaterThan: 'gt',
  greaterOrEqual: 'gte',
  lessThan: 'lt',
  lessOrEqual: 'lte',
  contains: 'contains',
  notContain: 'contains',
  startsWith: 'startsWith',
}

/** Matches no row. */
const NOTHING: Where = { kind: 'compare', path: ['Id'], operator: 'in', value: [] }

/** The filter of a list view with the values of the caller. It matches nothing if the caller lacks a value. */
export function viewFilter(caller: PersonCaller, object: ObjectModel, view: ListViewDefinition): Where | null {
  const clauses = (view.filters ?? []).map((filter) => clauseOf(caller, filter))
  const filtered = view.filterLogic
    ? whereOfLogic(parseFilterLogic(view.filterLogic, clauses.length), clauses)
    : allOf(clauses)
  return allOf([scopeClause(caller, object, view.scope ?? EVERYTHING), filtered])
}

/** Several filters that must all hold. */
export function allOf(clauses: readonly (Where | null)[]): Where | null {
  const of = clauses.filter((clause) => clause !== null)
  return of.length > 1 ? { kind: 'and', of } : (of[0] ?? null)
}

/** The scopes of a caller, without `everything`: only scopes whose value the caller has. */
export function scopesFor(object: ObjectModel, principal: Principal): readonly ListScopeDefinition[] {
  return (object.listScopes ?? []).filter(
    (scope) => isKnownTo(principal, scope) && hasValueFor(principal, scope.filter),
  )
}

const hasValueFor = (principal: Principal, { value }: ListFilter): boolean =>
  isRelativeDate(value) || boundValue(value, principal) !== undefined

function scopeClause(caller: PersonCaller, object: ObjectModel, apiName: string): Where | null {
  if (apiName === EVERYTHING) return null
  const scope = scopesFor(object, caller.principal).find((candidate) => candidate.apiName === apiName)
  return scope ? clauseOf(caller, scope.filter) : NOTHING
}

/** A filter as a clause for this caller. */
export function clauseOf(caller: PersonCaller, filter: ListFilter): Where {
  const path = filter.field.split('.')
  if (isRelativeDate(filter.value)) return daysClause(caller, path, filter.operator, filter.value)
  const value = boundValue(filter.value, caller.principal)
  if (value === undefined) return NOTHING
  const operator = operators[filter.operator]
  if (operator !== 'contains' && operator !== 'startsWith') return { kind: 'compare', path, operator, value }
  const values: readonly Scalar[] = isList(value) ? value : [value]
  const any: Where = {
    kind: 'or',
    of: values.map((operand) => ({ kind: 'compare', path, operator, value: operand }) as const),
  }
  // A row without a value does not contain the text either, so `notContain` includes it.
  return filter.operator === 'notContain' ? { kind: 'not', of: any } : any
}

/** The value to bind; undefined if the caller lacks it. */
function boundValue(
  value: Exclude<ListFilter['value'], RelativeDate>,
  principal: Principal,
): Scalar | readonly Scalar[] | undefined {
  if (typeof value !== 'object' || value === null) return value
  return 'principal' in value ? (valueFor(value, principal) ?? undefined) : value
}

export const isRelativeDate = (value: ListFilter['value']): value is RelativeDate =>
  typeof value === 'object' && value !== null && 'relativeDate' in value

const isList = (value: Scalar | readonly Scalar[]): value is readonly Scalar[] => Array.isArray(value)
