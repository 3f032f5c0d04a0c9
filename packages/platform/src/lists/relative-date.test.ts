import { expect, it } from 'vitest'
import type { PersonCaller } from '../engine.ts'
import type { ListFilter, RelativeDate } from '../metadata/object.ts'
import { daysClause, readRelativeDate } from './relative-date.ts'

/** Half past one in the morning of 1 March in Paris, still February in Denver. */
const caller = (timeZone: string) =>
  ({ principal: { timeZone }, engine: { now: () => Date.parse('2026-03-01T00:30:00Z') } }) as unknown as PersonCaller

const clause = (operator: ListFilter['operator'], type: RelativeDate['type'], timeZone = 'Europe/Paris') =>
  daysClause(caller(timeZone), ['On__c'], operator, { relativeDate: 'LAST_N_DAYS:2', type })

const comparison = (operator: string, value: string) => ({ kind: 'compare', path: ['On__c'], operator, value })

it('bounds times by midnights of the time zone of the caller', () => {
  expect(clause('equals', 'dateTime')).toEqual({
    kind: 'and',
    of: [comparison('gte', '2026-02-26T23:00:00.000Z'), comparison('lt', '2026-03-01T23:00:00.000Z')],
  })
  expect(clause('equals', 'dateTime', 'America/Denver')).toEqual({
    kind: 'and',
    of: [comparison('gte', '2026-02-26T07:00:00.000Z'), comparison('lt', '2026-03-01T07:00:00.000Z')],
  })
})

it('compares days before, within and after', () => {
  expect(clause('equals', 'date')).toEqual({
    kind: 'and',
    of: [comparison('gte', '2026-02-27'), comparison('lt', '2026-03-02')],
  })
  expect(clause('notEqual', 'date')).toEqual({ kind: 'not', of: clause('equals', 'date') })
  expect(clause('lessThan', 'date')).toEqual(comparison('lt', '2026-02-27'))
  expect(clause('lessOrEqual', 'date')).toEqual(comparison('lt', '2026-03-02'))
  expect(clause('greaterThan', 'date')).toEqual(comparison('gte', '2026-03-02'))
  expect(clause('greaterOrEqual', 'date')).toEqual(comparison('gte', '2026-02-27'))
})

it('takes only relative dates', () => {
  expect(readRelativeDate('LAST_MONTH', 'date')).toEqual({ relativeDate: 'LAST_MONTH', type: 'date' })
  expect(readRelativeDate('2026-01-01', 'date')).toBeNull()
})
