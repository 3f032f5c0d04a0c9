import { isDay, toRecordId18 } from 'contract'
import type { FieldModel } from '../metadata/app-model.ts'
import type { Scalar } from '../metadata/scalar.ts'
import { invalidFilter } from '../shape/invalid-filter.ts'
import type { Operator } from '../shape/where.ts'
import { instantOf } from './instant.ts'

/**
 * Checks a value against the type of the field it is compared with, and converts it for SQL.
 *
 * @throws AppError `INVALID_FILTER`.
 */
export function operandFor(field: FieldModel, operator: Operator, value: Scalar): Scalar {
  if (value === null) {
    if (operator === 'eq' || operator === 'ne') return null
    throw invalidFilter(`${operator} cannot be used with null`)
  }
  if (operator === 'contains' || operator === 'startsWith') return patternFor(field, operator, value)
  switch (field.type) {
    case 'number':
    case 'currency':
    case 'percent':
      if (operator === 'like' || typeof value !== 'number')
        throw invalidFilter(`${field.apiName} is compared with a number`)
      return value
    case 'checkbox':
      if ((operator !== 'eq' && operator !== 'ne' && operator !== 'in') || typeof value !== 'boolean') {
        throw invalidFilter(`${field.apiName} is compared with true or false`)
      }
      return value
    case 'date':
      if (operator === 'like' || typeof value !== 'string' || !isDay(value)) {
        throw invalidFilter(`${field.apiName} is compared with a day, YYYY-MM-DD`)
      }
      return value
    case 'dateTime':
      return operator === 'like' ? neverLike(field) : instant(field, value)
    case 'longText':
    case 'richText':
      throw invalidFilter(`${field.apiName} cannot be filtered`)
    case 'id':
    case 'lookup':
      if (typeof value !== 'string') throw invalidFilter(`${field.apiName} is compared with an id`)
      return toRecordId18(value) ?? value
    default:
      if (typeof value !== 'string') throw invalidFilter(`${field.apiName} is compared with a text`)
      // SQL rejects a pattern that ends with a single backslash, so backslashes are doubled.
      return operator === 'like' ? value.replaceAll('\\', '\\\\') : value
  }
}

const textTypes: ReadonlySet<string> = new Set(['text', 'email', 'phone', 'url', 'autoNumber', 'picklist'])

function patternFor(field: FieldModel, operator: 'contains' | 'startsWith', value: Scalar): string {
  if (field.type === 'multiPicklist' && operator === 'contains' && typeof value === 'string') {
    return `%;${value.replace(/[\\%_]/g, '\\$&')};%`
  }
  if (!textTypes.has(field.type) || typeof value !== 'string')
    throw invalidFilter(`${field.apiName} is not a short text`)
  const literal = value.replace(/[\\%_]/g, '\\$&')
  return operator === 'contains' ? `%${literal}%` : `${literal}%`
}

function neverLike(field: FieldModel): never {
  throw invalidFilter(`${field.apiName} cannot be compared with like`)
}

function instant(field: FieldModel, value: Scalar): string {
  const valid =
    typeof value === 'string' &&
    /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d{1,6})?)?(Z|[+-]\d{2}:?\d{2}))?$/.test(value)
  const instant = valid ? instantOf(value) : null
  if (instant === null) throw invalidFilter(`${field.apiName} is compared with a time, ISO 8601`)
  return instant
}
