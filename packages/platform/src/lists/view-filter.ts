import type { Principal } from '../access/access.ts'
import { valueFor } from '../access/grants.ts'
import type { ListFilter, ListViewDefinition } from '../metadata/object.ts'
import type { Operator, Where } from '../query/where.ts'
import type { Scalar } from '../records/change.ts'

const operators: Readonly<Record<ListFilter['operator'], Operator>> = {
  equals: 'eq',
  notEqual: 'ne',
  in: 'in',
  notIn: 'nin',
  greaterOrEqual: 'gte',
  lessThan: 'lt',
}

/** No row has an id of an empty list. */
const NOTHING: Where = { kind: 'compare', path: ['Id'], operator: 'in', value: [] }

/** The filter of a list view, its values taken from the caller; a caller who lacks a value finds nothing. */
export function viewFilter(view: ListViewDefinition, principal: Principal): Where | null {
  const clauses = (view.filters ?? []).map((filter) => clauseOf(filter, principal))
  return allOf(clauses)
}

/** Several filters that must all hold. */
export function allOf(clauses: readonly (Where | null)[]): Where | null {
  const of = clauses.filter((clause) => clause !== null)
  return of.length > 1 ? { kind: 'and', of } : (of[0] ?? null)
}

function clauseOf(filter: ListFilter, principal: Principal): Where {
  const value = boundValue(filter.value, principal)
  if (value === null) return NOTHING
  return { kind: 'compare', path: filter.field.split('.'), operator: operators[filter.operator], value }
}

function boundValue(value: ListFilter['value'], principal: Principal): Scalar | readonly Scalar[] {
  if (typeof value !== 'object') return value
  return 'principal' in value ? valueFor(value, principal) : value
}
