import type { FieldDefinition, FieldType } from './field.ts'

const dataTypes: Readonly<Record<Exclude<FieldType, 'number'>, string>> = {
  id: 'Reference',
  text: 'String',
  longText: 'TextArea',
  richText: 'TextArea',
  picklist: 'Picklist',
  multiPicklist: 'MultiPicklist',
  lookup: 'Reference',
  email: 'Email',
  phone: 'Phone',
  url: 'Url',
  currency: 'Currency',
  percent: 'Percent',
  checkbox: 'Boolean',
  date: 'Date',
  dateTime: 'DateTime',
  autoNumber: 'String',
}

/** Every whole number of nine digits fits into 32 bits. */
const INT_DIGITS = 9

/** The name of a field's data type on the wire. */
export function dataTypeOf(field: Pick<FieldDefinition, 'type' | 'scale' | 'precision'>): string {
  if (field.type !== 'number') return dataTypes[field.type]
  return (field.scale ?? 0) === 0 && (field.precision ?? 18) <= INT_DIGITS ? 'Int' : 'Double'
}
