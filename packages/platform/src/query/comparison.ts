import type { FieldModel } from '../metadata/app-model.ts'
import type { Scalar } from '../metadata/scalar.ts'
import { invalidFilter } from '../shape/invalid-filter.ts'
import type { Shape } from '../shape/shape.ts'
import type { Comparison, Where } from '../shape/where.ts'
import { operandFor } from './operand.ts'

/** The comparisons of a shape's filter, in their written order. */
export function comparisonsOf(shape: Shape): readonly Comparison[] {
  return shape.kind === 'ids' ? [] : leaves(shape.where)
}

function leaves(where: Where | null): Comparison[] {
  if (where === null) return []
  if (where.kind === 'compare') return [where]
  return where.kind === 'not' ? leaves(where.of) : where.of.flatMap(leaves)
}

/**
 * The value or values of a comparison, checked against the type of its field.
 *
 * @throws AppError `INVALID_FILTER`.
 */
export function operandsFor(field: FieldModel, { operator, value }: Comparison): Scalar | Scalar[] {
  return isList(value) ? value.map((item) => operandFor(field, 'in', item)) : operandFor(field, operator, value)
}

/** A comparison as SQL; `bound` binds the value and returns its placeholder; it is not called for null. */
export function comparisonSql(column: string, { operator, value }: Comparison, bound: () => string): string {
  if (value === null) {
    if (operator !== 'eq' && operator !== 'ne') throw invalidFilter(`${operator} cannot be used with null`)
    return `${column} is ${operator === 'ne' ? 'not ' : ''}null`
  }
  switch (operator) {
    case 'eq':
      return `${column} = ${bound()}`
    case 'ne':
      return `${column} is distinct from ${bound()}`
    case 'lt':
      return `${column} < ${bound()}`
    case 'lte':
      return `${column} <= ${bound()}`
    case 'gt':
      return `${column} > ${bound()}`
    case 'gte':
      return `${column} >= ${bound()}`
    case 'like':
    case 'contains':
    case 'startsWith':
      return `${column} ilike ${bound()}`
    case 'in':
      return `${column} = any(${bound()})`
    case 'nin':
      return `(${column} <> all(${bound()}) or ${column} is null)`
  }
}

function isList(value: Scalar | readonly Scalar[]): value is readonly Scalar[] {
  return Array.isArray(value)
}
