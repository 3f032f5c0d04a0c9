export { defineAccess, type Grant, type GrantValue, type ObjectAccess, own, type Principal } from './access/access.ts'
export type { AppDefinition, ProfileDefinition } from './metadata/app-definition.ts'
export {
  autoNumber,
  checkbox,
  currency,
  date,
  dateTime,
  email,
  type FieldDefinition,
  type FieldType,
  longText,
  lookup,
  number,
  type PicklistValueDefinition,
  percent,
  phone,
  picklist,
  richText,
  text,
  url,
} from './metadata/field.ts'
export {
  defineObject,
  type IndexDefinition,
  type LayoutDefinition,
  type ListViewDefinition,
  type ObjectDefinition,
  type RecordRules,
  type RelatedListDefinition,
} from './metadata/object.ts'
export type { Change, Scalar } from './records/change.ts'
export type { SystemRecords } from './records/system-records.ts'
