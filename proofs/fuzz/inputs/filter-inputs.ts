import fc from 'fast-check'
import { hostileValue } from './hostile-values.ts'
import type { Vocabulary } from './vocabulary.ts'

const operators = ['eq', 'ne', 'lt', 'lte', 'gt', 'gte', 'like']
const listOperators = ['in', 'nin']

/** Filters by the grammar of `where`, with these values at their leaves. */
export function filters(fields: readonly string[], value: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  const single = fc.oneof(
    { weight: 4, arbitrary: value },
    { weight: 1, arbitrary: value.map((each) => ({ value: each })) },
  )
  const several = fc.array(value, { maxLength: 4 })
  const clauseOf = (names: readonly string[], operand: fc.Arbitrary<unknown>) =>
    fc.tuple(fc.constantFrom(...names), operand).map(([operator, first]) => ({ [operator]: first }))
  const clause = fc.oneof(
    { weight: 7, arbitrary: clauseOf(operators, single) },
    { weight: 2, arbitrary: clauseOf(listOperators, several) },
    { weight: 1, arbitrary: fc.oneof(clauseOf(operators, several), clauseOf(listOperators, single)) },
  )
  const leaf = fc.tuple(fc.constantFrom(...fields), clause).map(([field, first]) => nested(field.split('.'), first))
  const { tree } = fc.letrec<{ tree: unknown }>((tie) => ({
    tree: fc.oneof(
      { maxDepth: 4, withCrossShrink: true },
      { weight: 4, arbitrary: leaf },
      {
        weight: 2,
        arbitrary: fc
          .tuple(fc.constantFrom('and', 'or'), fc.array(tie('tree'), { maxLength: 4 }))
          .map(([word, of]) => ({ [word]: of })),
      },
      { weight: 1, arbitrary: tie('tree').map((of) => ({ not: of })) },
    ),
  }))
  return tree
}

/** A `where` as calls take it: an object or its JSON text. */
export function whereInput({ fields, values }: Vocabulary, form: 'text' | 'any'): fc.Arbitrary<unknown> {
  const value = fc.oneof({ weight: 5, arbitrary: fc.constantFrom(...values) }, { weight: 1, arbitrary: hostileValue })
  const tree = filters(fields, value)
  const text = tree.map((filter) => JSON.stringify(filter))
  return form === 'text' ? text : fc.oneof(tree, text)
}

/** `1 AND (2 OR NOT 3)` and what looks like it. */
export const filterLogic: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(
    '1',
    '1 AND 2',
    '1 AND (2 OR NOT 3)',
    'NOT 1',
    '(1',
    '0',
    '1 OR',
    `${'('.repeat(60)}1${')'.repeat(60)}`,
  ),
  fc
    .array(fc.constantFrom('1', '2', '3', '21', 'AND', 'or', 'NOT', '(', ')', ' ', '999', 'x', "'"), { maxLength: 30 })
    .map((tokens) => tokens.join(' ')),
)

const nested = (path: readonly string[], end: unknown): unknown =>
  path.reduceRight<unknown>((inner, step) => ({ [step]: inner }), end)
