import { AppError } from 'contract'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Where } from '../shape/where.ts'
import { type FilterLogic, parseFilterLogic, whereOfLogic } from './filter-logic.ts'

const truth = (logic: FilterLogic, holds: readonly boolean[]): boolean => {
  if (logic.kind === 'clause') return holds[logic.clause] ?? false
  if (logic.kind === 'not') return !truth(logic.of, holds)
  return logic.kind === 'and'
    ? logic.of.every((part) => truth(part, holds))
    : logic.of.some((part) => truth(part, holds))
}

it.each([
  ['1 AND (2 OR 3)', [true, false, true], true],
  ['1 AND (2 OR 3)', [true, false, false], false],
  ['1 and 2 or 3', [false, false, true], true],
  ['1 OR 2 AND 3', [true, false, false], true],
  ['(1 OR 2) AND 3', [true, false, false], false],
  ['not 1 AND NOT (2 OR 3)', [false, false, false], true],
  ['((1))AND(2)AND 3', [true, true, true], true],
])('reads %s for %j', (text, holds, wanted) => {
  expect(truth(parseFilterLogic(text, 3), holds)).toBe(wanted)
})

it.each([
  ['', 'INVALID_FILTER'],
  ['1 AND 2', 'INVALID_FILTER'],
  ['1 AND 2 AND 3 AND 4', 'INVALID_FILTER'],
  ['0 AND 1 AND 2 AND 3', 'INVALID_FILTER'],
  ['1 AND (2 OR 3', 'INVALID_FILTER'],
  ['1 AND 2 OR 3)', 'INVALID_FILTER'],
  ['1 2 3', 'INVALID_FILTER'],
  ['1 XOR 2 OR 3', 'INVALID_FILTER'],
  ['1 AND 2 AND 3; drop table x', 'INVALID_FILTER'],
  [`${'('.repeat(20)}1 AND 2 AND 3${')'.repeat(20)}`, 'QUERY_TOO_COMPLICATED'],
  [`1 AND 2 AND 3${' AND 1'.repeat(30)}`, 'QUERY_TOO_COMPLICATED'],
  [`${' '.repeat(500)}1 AND 2 AND 3`, 'QUERY_TOO_COMPLICATED'],
])('refuses %j', (text, code) => {
  expect(() => parseFilterLogic(text, 3)).toThrow(expect.objectContaining({ code }))
})

it('answers any text with a filter or with INVALID_FILTER or QUERY_TOO_COMPLICATED', () => {
  const piece = fc.oneof(
    fc.constantFrom('1', '2', 'AND', 'OR', 'NOT', '(', ')', ' '),
    fc.string({ maxLength: 3 }),
    fc.integer().map(String),
  )
  const clauses: Where[] = ['A', 'B'].map((field) => ({ kind: 'compare', path: [field], operator: 'eq', value: 1 }))
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
      try {
        const where = JSON.stringify(whereOfLogic(parseFilterLogic(pieces.join(' '), 2), clauses))
        return where.includes('"A"') && where.includes('"B"')
      } catch (error) {
        return error instanceof AppError
      }
    }),
    { numRuns: 5_000 },
  )
})
