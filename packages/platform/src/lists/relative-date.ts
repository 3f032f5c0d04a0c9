import { addDays, dayIn, rangeInstants, relativeDays } from 'contract'
import type { PersonCaller } from '../engine.ts'
import type { ListFilter, RelativeDate } from '../metadata/object.ts'
import { invalidFilter } from '../shape/invalid-filter.ts'
import type { Operator, Where } from '../shape/where.ts'

/** Parses a relative date, such as `LAST_N_DAYS:7`; null for any other text. */
export function readRelativeDate(text: string, type: RelativeDate['type']): RelativeDate | null {
  return relativeDays(text, '2000-01-01') === null ? null : { relativeDate: text, type }
}

/**
 * Compares a field with a range of days relative to today. A value equals the range if it is within it, is less if it is before the
 * first day, and greater if it is after the last day.
 */
export function daysClause(
  { principal, engine }: PersonCaller,
  path: readonly string[],
  operator: ListFilter['operator'],
  { relativeDate, type }: RelativeDate,
): Where {
  const { timeZone } = principal
  const days = relativeDays(relativeDate, dayIn(timeZone, engine.now()))
  if (days === null) throw invalidFilter(`${relativeDate} is not a relative date`)
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
