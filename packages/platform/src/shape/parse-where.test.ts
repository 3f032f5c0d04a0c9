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

/** The same filter in GraphQL notation: names without quotation marks. */
const inGraphql = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(inGraphql).join(', ')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  return `{ ${Object.entries(value)
    .map(([name, part]) => `${name}: ${inGraphql(part)}`)
    .join(', ')} }`
}

it('reads GraphQL notation as the JSON of the same filter', () => {
  const filters = [
    { Status: { eq: 'Open' } },
    { and: [{ StageName: { in: ['Open', 'On "hold"'] } }, { Account: { Name: { like: 'Osprey%' } } }] },
    { not: { or: [{ Rank: { gt: -1.5 }, IsOpen: { eq: true } }, { DueDate: { eq: null } }] } },
    { CreatedDate: { gte: { value: '2026-01-01T00:00:00.000Z' } } },
  ]
  for (const filter of filters) expect(parseWhere(inGraphql(filter))).toEqual(parseWhere(filter))
  expect(parseWhere(' {\n  # the open ones\n  Status: { eq: "Open" }\n}')).toEqual(compare(['Status'], 'eq', 'Open'))
  expect(parseWhere('{ Title: { eq: "a\\u00e9\\n" } }')).toEqual(compare(['Title'], 'eq', 'a\u00e9\n'))
})

it.each([
  ['{ Status: { eq: Open } }', 'INVALID_FILTER', 'at character 17: Open is a text without quotation marks'],
  ['{ Status: { eq: $status } }', 'INVALID_FILTER', 'at character 17: '],
  ['{ Status: { eq: "Open" }', 'INVALID_FILTER', 'at character 25: '],
  ['{ Status: { eq: "Open" } } more', 'INVALID_FILTER', 'at character 28: '],
  ['{ Rank: { eq: 1 }, Rank: { eq: 2 } }', 'INVALID_FILTER', 'at character 20: Rank stands there twice'],
  ['{ __proto__: { eq: 1 } }', 'INVALID_FILTER', '__proto__ is not a field'],
  [`{ A: ${'['.repeat(8_000)}`, 'QUERY_TOO_COMPLICATED', 'at character 33: it is nested too deeply'],
  [`{ A: { in: [${'1 '.repeat(8_100)}] } }`, 'QUERY_TOO_COMPLICATED', 'the text is too long'],
])('names the place where GraphQL notation goes wrong: %.40s', (text, code, reason) => {
  expect(() => parseWhere(text)).toThrow(expect.objectContaining({ code, message: expect.stringContaining(reason) }))
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

it('bounds the size of a filter', () => {
  const clauses = (count: number) => ({ or: Array.from({ length: count }, (_, index) => ({ A: { eq: index } })) })
  expect(() => parseWhere(clauses(20))).not.toThrow()
  expect(() => parseWhere(clauses(21))).toThrow(expect.objectContaining({ code: 'QUERY_TOO_COMPLICATED' }))
  const nested = (depth: number): unknown => (depth === 0 ? { A: { eq: 1 } } : { not: nested(depth - 1) })
  expect(() => parseWhere(nested(100))).toThrow(expect.objectContaining({ code: 'QUERY_TOO_COMPLICATED' }))
  const ids = Array.from({ length: 201 }, String)
  expect(() => parseWhere({ A: { in: ids } })).toThrow(expect.objectContaining({ code: 'INVALID_FILTER' }))
})

it('answers any input with a filter or an error of the catalogue', () => {
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

it('answers any text in GraphQL notation with a filter or a refusal of the catalogue', () => {
  const words = fc.constantFrom(
    '{',
    '}',
    '[',
    ']',
    ':',
    'and',
    'Status',
    'eq',
    'in',
    '"Open"',
    '1.5',
    'null',
    '$x',
    '"',
    '#',
  )
  fc.assert(
    fc.property(fc.array(words, { maxLength: 40 }), (parts) => {
      try {
        parseWhere(`{ ${parts.join(' ')}`)
      } catch (error) {
        expect(error).toBeInstanceOf(AppError)
      }
    }),
    { numRuns: 300 },
  )
})
