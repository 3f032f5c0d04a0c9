import type { FieldModel, FieldType, ObjectModel } from 'platform'

const scalars: Readonly<Record<FieldType, string>> = {
  id: 'string',
  text: 'string',
  longText: 'string',
  richText: 'string',
  picklist: 'string',
  multiPicklist: 'string',
  lookup: 'string',
  email: 'string',
  phone: 'string',
  url: 'string',
  number: 'number',
  currency: 'number',
  percent: 'number',
  checkbox: 'boolean',
  date: 'string',
  dateTime: 'string',
  autoNumber: 'string',
}

/** The type of a field's value, without null. */
export function fieldTypeOf(object: ObjectModel, name: string): string {
  const { type } = fieldOf(object, name)
  return type === 'picklist' ? `Picklists['${object.apiName}']['${name}']` : scalars[type]
}

/** The type of a field in a write: null empties it, where it may be empty. */
export function writtenTypeOf(object: ObjectModel, name: string): string {
  const { required, type } = fieldOf(object, name)
  return required || type === 'checkbox' ? fieldTypeOf(object, name) : `${fieldTypeOf(object, name)} | null`
}

/** Whether the creator of a record must give the field a value. */
export function needsValue(object: ObjectModel, name: string): boolean {
  const { required, defaultValue, values } = fieldOf(object, name)
  return required === true && defaultValue === undefined && !values?.some(({ isDefault }) => isDefault)
}

function fieldOf(object: ObjectModel, name: string): FieldModel {
  const field = object.fields.get(name)
  if (!field) throw new Error(`${object.apiName} has no field ${name}`)
  return field
}
