import type { Scalar } from '../metadata/scalar.ts'

/** `contains` and `startsWith` match their operand literally; `like`, which callers use, has wildcards. */
export type Operator = 'eq' | 'ne' | 'lt' | 'lte' | 'gt' | 'gte' | 'in' | 'nin' | 'like' | 'contains' | 'startsWith'

/** A filter. Values are bound separately, so that filters of equal structure share a statement. */
export type Where = { kind: 'and' | 'or'; of: readonly Where[] } | { kind: 'not'; of: Where } | Comparison

export type Comparison = {
  kind: 'compare'
  path: readonly string[]
  operator: Operator
  value: Scalar | readonly Scalar[]
}
