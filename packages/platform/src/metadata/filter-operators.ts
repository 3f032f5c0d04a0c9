import type { FieldModel } from './app-model.ts'
import type { FieldType } from './field.ts'
import type { ListFilter } from './object.ts'

export type Operator = ListFilter['operator']

export const operatorNames: Readonly<Record<Operator, string>> = {
  equals: 'Equals',
  notEqual: 'NotEqual',
  in: 'Equals',
  notIn: 'NotEqual',
  lessThan: 'LessThan',
  lessOrEqual: 'LessOrEqual',
  greaterThan: 'GreaterThan',
  greaterOrEqual: 'GreaterOrEqual',
  contains: 'Contains',
  notContain: 'NotContain',
  startsWith: 'StartsWith',
}

export const equalityOperators: readonly Operator[] = ['equals', 'notEqual']
const comparison: readonly Operator[] = [
  ...equalityOperators,
  'lessThan',
  'greaterThan',
  'lessOrEqual',
  'greaterOrEqual',
]
const words: readonly Operator[] = [...comparison, 'contains', 'notContain', 'startsWith']

export const operatorsByType: Readonly<Record<FieldType, readonly Operator[]>> = {
  id: equalityOperators,
  lookup: equalityOperators,
  picklist: equalityOperators,
  multiPicklist: ['contains', 'notContain', ...equalityOperators],
  checkbox: equalityOperators,
  text: words,
  email: words,
  phone: words,
  url: words,
  autoNumber: words,
  number: comparison,
  currency: comparison,
  percent: comparison,
  date: comparison,
  dateTime: comparison,
  longText: [],
  richText: [],
}

/** The name of an operator on the wire. */
export const operatorName = (operator: Operator): string => operatorNames[operator]

/** The operators by which a list view may filter a field; none for long texts. */
export const operatorsOf = ({ type }: FieldModel): string[] => operatorsByType[type].map(operatorName)
