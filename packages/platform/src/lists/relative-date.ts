import { addDays, dayIn, rangeInstants, relativeDays } from 'contract'
import type { PersonCaller } from '../engine.ts'
import type { ListFilter, RelativeDate } from '../metadata/object.ts'
import { invalidFilter } from '../shape/invalid-filter.ts'
import type { Operator, Where } from '../shape/where.ts'

/** The text as a relative date for a field of this type; null when it is none. */
export function readRelativeDate(text: string, type: RelativeDate['type']): RelativeDate | null {
  return relativeDays(text, '2000-01-01') === null ? null : { relativeDate: text, type }
}

/**
 * Compares a field with days that move with today. A field equals them when it lies in them, is less when it lies before the first of them,
 * and greater when it lies after the last.
 */
export function daysClause(
  { principal, engine }: PersonCaller,
  path: readonly string[],
  operator: ListFilter['operator'],
  { relativeDate, type }: RelativeDate,
): Where {
  const { timeZone } = principal
  const days = relativeDays(relativeDate, dayIn(timeZone, engine.now()))
  if (days === null) throw invalidFilter(`${relativeDate} is no relative date`)
  const { from, before } =
    type === 'date' ? { from: days.start, before: addDays(days.end, 1) } : rangeInstants(days, timeZone)
  const comparison = (compared: Operator, value: string): Where => ({
    kind: 'compare',
    path,
    operator: compared,
    value,
  })
  const within: Where = { kind: 'and', of: [comparison('gte', from), comparison('lt', before)] }
  switch (operator) {
    case 'equals':
      return within
    case 'notEqual':
      return { kind: 'not', of: within }
    case 'lessThan':
      return comparison('lt', from)
    case 'lessOrEqual':
      return comparison('lt', before)
    case 'greaterThan':
      return comparison('gte', before)
    case 'greaterOrEqual':
      return comparison('gte', from)
    default:
      throw invalidFilter(`${relativeDate} cannot be compared by this operator`)
  }
}
