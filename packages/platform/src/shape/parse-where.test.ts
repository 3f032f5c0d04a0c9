import { AppError } from 'contract'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { parseWhere } from './parse-where.ts'

const compare = (path: string[], operator: string, value: unknown) => ({ kind: 'compare', path, operator, value })

it('reads filters as objects and as JSON text', () => {
  const filter = {
    and: [
      { Status: { in: ['Open', { value: 'Closed' }] } },
      { CreatedDate: { gte: { value: '2026-01-01T00:00:00.000Z' } } },
    ],
  }
  const read = {
    kind: 'and',
    of: [compare(['Status'], 'in', ['Open', 'Closed']), compare(['CreatedDate'], 'gte', '2026-01-01T00:00:00.000Z')],
  }
  expect(parseWhere(filter)).toEqual(read)
  expect(parseWhere(JSON.stringify(filter))).toEqual(read)
})

it('reads paths through parents, several clauses at once, and negation', () => {
  expect(parseWhere({ Account: { Owner: { Name: { eq: 'x' } } } })).toEqual(
    compare(['Account', 'Owner', 'Name'], 'eq', 'x'),
  )
  expect(parseWhere({ Rank: { gt: 1, lte: 3 }, Open: { eq: true } })).toEqual({
    kind: 'and',
    of: [{ kind: 'and', of: [compare(['Rank'], 'gt', 1), compare(['Rank'], 'lte', 3)] }, compare(['Open'], 'eq', true)],
  })
  expect(parseWhere({ not: { or: [{ A: { eq: null } }, { B: { like: 'x%' } }] } })).toEqual({
    kind: 'not',
    of: { kind: 'or', of: [compare(['A'], 'eq', null), compare(['B'], 'like', 'x%')] },
  })
})

it('takes nothing for no filter', () => {
  for (const nothing of [null, undefined, '', {}, '{}', { and: [] }, { and: [{}, { or: [] }] }, { not: {} }]) {
    expect(parseWhere(nothing)).toBeNull()
  }
})

it('refuses what is not in the grammar', () => {
  const refused = [
    ...['{', '[]', '1', '"x"', 'null and'],
    ...[[], 1, true, { and: {} }, { or: 'x' }, { not: [] }],
    ...[{ eq: 1 }, { Status: 'Open' }, { Status: { in: 'Open' } }, { Status: { eq: ['Open'] } }],
    ...[{ 'Status"; drop table x': { eq: 1 } }, { 'A.B': { eq: 1 } }, { A: { eq: { value: 1, more: 2 } } }],
    ...[{ A: { eq: Number.NaN } }, { A: { eq: 'x\u0000' } }, { A: { eq: '\ud800' } }, { A: { eq: 'x'.repeat(4_001) } }],
  ]
  for (const filter of refused) {
    expect(() => parseWhere(filter), JSON.stringify(filter)).toThrow(
      expect.objectContaining({ code: 'INVALID_FILTER' }),
    )
  }
})

it('bounds how much is asked at once', () => {
  const clauses = (count: number) => ({ or: Array.from({ length: count }, (_, index) => ({ A: { eq: index } })) })
  expect(() => parseWhere(clauses(20))).not.toThrow()
  expect(() => parseWhere(clauses(21))).toThrow(expect.objectContaining({ code: 'QUERY_TOO_COMPLICATED' }))
  const nested = (depth: number): unknown => (depth === 0 ? { A: { eq: 1 } } : { not: nested(depth - 1) })
  expect(() => parseWhere(nested(100))).toThrow(expect.objectContaining({ code: 'QUERY_TOO_COMPLICATED' }))
  const ids = Array.from({ length: 201 }, String)
  expect(() => parseWhere({ A: { in: ids } })).toThrow(expect.objectContaining({ code: 'INVALID_FILTER' }))
})

it('answers whatever it is given with a filter or a refusal of the catalogue', () => {
  const names = fc.constantFrom('and', 'or', 'not', 'A', 'B__c', 'eq', 'in', 'nin', 'like', 'value', '__proto__', 'x y')
  const { tree } = fc.letrec((tie) => ({
    tree: fc.oneof({ maxDepth: 6 }, fc.jsonValue(), fc.dictionary(names, tie('tree')), fc.array(tie('tree'))),
  }))
  fc.assert(
    fc.property(fc.oneof(tree, fc.string(), fc.json()), (input) => {
      try {
        parseWhere(input)
      } catch (error) {
        expect(error).toBeInstanceOf(AppError)
      }
    }),
    { numRuns: 1_000 },
  )
})
