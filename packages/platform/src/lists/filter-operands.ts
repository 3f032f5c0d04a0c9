import { isRecordId } from 'contract'
import { resolveInAnyCase, resolvePath } from '../access/field-paths.ts'
import { isKnownTo } from '../access/known-to.ts'
import { unknownField } from '../access/unknown-field.ts'
import type { PersonCaller } from '../engine.ts'
import type { FieldModel, ObjectModel } from '../metadata/app-model.ts'
import { equalityOperators, type Operator, operatorNames, operatorsByType } from '../metadata/filter-operators.ts'
import type { ListFilter } from '../metadata/object.ts'
import { operandsFor } from '../query/comparison.ts'
import { invalidFilter } from '../shape/invalid-filter.ts'
import { pathSteps } from '../shape/selection.ts'
import type { Where } from '../shape/where.ts'
import { readRelativeDate } from './relative-date.ts'
import { clauseOf, isRelativeDate } from './view-filter.ts'

/** A filter of a list view on the wire; several operands mean any of them. */
export type FilterParams = { fieldApiName: string; operandLabels: readonly string[]; operator: string }

/** The operands of a filter for display: labels of picklist values, other values unchanged. */
export function operandLabels(caller: PersonCaller, object: ObjectModel, filter: ListFilter): string[] {
  const { value, operandLabel } = filter
  if (operandLabel !== undefined) return [operandLabel]
  if (value === null) return ['']
  if (isRelativeDate(value)) return [value.relativeDate]
  // Attributes of the caller may be ids of records that the caller cannot see.
  if (typeof value === 'object' && 'principal' in value) return ['Mine']
  const end = resolvePath(caller.engine.app, caller.grantsOf, object, pathSteps(object, filter.field))
  const field = end?.object.fields.get(end.field)
  const values = typeof value === 'object' ? value : [value]
  if (field?.type !== 'picklist' && field?.type !== 'multiPicklist') return values.map(String)
  return values
    .map((operand) => field.values?.find((candidate) => candidate.value === operand))
    .filter((known) => known !== undefined && isKnownTo(caller.principal, known))
    .map((known) => known?.label ?? '')
}

/**
 * Checks a filter of a user's list view; the field name is case-insensitive.
 *
 * @throws AppError `INVALID_FIELD` for a field that does not exist for the caller, `INVALID_FILTER`.
 */
export function readFilter(caller: PersonCaller, object: ObjectModel, params: FilterParams): ListFilter {
  const sent = pathSteps(object, params.fieldApiName)
  const end = resolveInAnyCase(caller.engine.app, caller.grantsOf, object, sent)
  const field = end?.object.fields.get(end.field)
  if (!end || !field) throw unknownField(object, params.fieldApiName)
  const operator = operatorsByType[field.type].find(
    (candidate) => operatorNames[candidate].toLowerCase() === params.operator.toLowerCase(),
  )
  if (!operator) throw invalidFilter(`${field.apiName} cannot be filtered by this operator`)
  const filter = { field: end.steps.join('.'), ...operandOf(caller, field, operator, params.operandLabels) }
  checkOperands(field, clauseOf(caller, filter))
  return filter
}

function operandOf(
  caller: PersonCaller,
  field: FieldModel,
  operator: Operator,
  labels: readonly string[],
): { operator: Operator; value: ListFilter['value'] } {
  const filled = labels.filter((label) => label !== '')
  if (filled.length < labels.length || labels.length === 0) {
    if (filled.length > 0 || !equalityOperators.includes(operator))
      throw invalidFilter(`${field.apiName} lacks an operand`)
    return { operator, value: null }
  }
  if (filled[0] !== undefined && filled.length === 1 && (field.type === 'date' || field.type === 'dateTime')) {
    const relative = readRelativeDate(filled[0], field.type)
    if (relative) return { operator, value: relative }
  }
  const values = filled.map((label) => valueNamed(caller, field, label))
  const [only] = values
  if (values.length === 1 && only !== undefined) return { operator, value: only }
  const several = values.filter((value) => typeof value !== 'boolean')
  if (several.length < values.length) throw invalidFilter(`${field.apiName} takes one operand`)
  if (operator === 'equals') return { operator: 'in', value: several }
  if (operator === 'notEqual') return { operator: 'notIn', value: several }
  if (operator === 'contains' || operator === 'notContain' || operator === 'startsWith')
    return { operator, value: several }
  throw invalidFilter(`${field.apiName} takes one operand`)
}

function valueNamed({ principal }: PersonCaller, field: FieldModel, label: string): string | number | boolean {
  if (label.includes('\0') || !label.isWellFormed()) throw invalidFilter('an operand is not a text')
  switch (field.type) {
    case 'number':
    case 'currency':
    case 'percent': {
      const number = /^-?\d{1,18}(\.\d{1,18})?$/.test(label) ? Number(label) : Number.NaN
      if (Number.isNaN(number)) throw invalidFilter(`${field.apiName} is compared with a number`)
      return number
    }
    case 'checkbox': {
      const flag = label.toLowerCase()
      if (flag !== 'true' && flag !== 'false') throw invalidFilter(`${field.apiName} is compared with true or false`)
      return flag === 'true'
    }
    case 'picklist':
    case 'multiPicklist': {
      const known = (field.values ?? []).filter((value) => isKnownTo(principal, value))
      const value =
        known.find((candidate) => candidate.value === label) ?? known.find((candidate) => candidate.label === label)
      if (!value) throw invalidFilter(`${field.apiName} has no such value`)
      return value.value
    }
    case 'id':
    case 'lookup':
      if (!isRecordId(label)) throw invalidFilter(`${field.apiName} is compared with an id`)
      return label
    default:
      return label
  }
}

function checkOperands(field: FieldModel, where: Where): void {
  if (where.kind === 'compare') operandsFor(field, where)
  else if (where.kind === 'not') checkOperands(field, where.of)
  else for (const part of where.of) checkOperands(field, part)
}
