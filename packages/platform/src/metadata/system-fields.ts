import { checkbox, dateTime, type FieldDefinition, lookup, text } from './field.ts'
import type { ObjectDefinition } from './object.ts'

const code = (label: string): FieldDefinition => ({ ...text({ label, length: 18, collation: 'code' }), system: true })
const time = (label: string): FieldDefinition => ({ ...dateTime({ label, required: true }), system: true })
const person = (label: string, relationshipName: string): FieldDefinition => ({
  ...lookup({ label, to: ['User'], relationshipName }),
  system: true,
})

/** Fields of every object, written by the platform alone. The version (`weakEtag`) is not a field but a separate column. */
export const systemFields: Readonly<Record<string, FieldDefinition>> = {
  Id: { ...code('Record ID'), type: 'id', required: true },
  CreatedDate: time('Created Date'),
  CreatedById: person('Created By ID', 'CreatedBy'),
  LastModifiedDate: time('Last Modified Date'),
  LastModifiedById: person('Last Modified By ID', 'LastModifiedBy'),
  SystemModstamp: time('System Modstamp'),
}

/** Fields that every reader of a row may read. */
export const alwaysReadable: readonly string[] = [
  'Id',
  'CreatedDate',
  'CreatedById',
  'LastModifiedDate',
  'LastModifiedById',
  'SystemModstamp',
  'RecordTypeId',
]

/** Those of them that name the people of a change. */
export const peopleOfChanges: readonly string[] = ['CreatedById', 'LastModifiedById']

/** Fields included with every record of a list and every parent on a relationship path. */
export const systemFieldNames = ['CreatedDate', 'Id', 'LastModifiedById', 'LastModifiedDate', 'SystemModstamp'] as const

/** The field of objects that have record types. */
export const recordTypeField: FieldDefinition = lookup({
  label: 'Record Type ID',
  to: ['RecordType'],
  relationshipName: 'RecordType',
})

/** Record types are records too, so that a field path can lead to their names; their rows are written from the metadata. */
export const recordTypeObject: ObjectDefinition = {
  apiName: 'RecordType',
  keyPrefix: '012',
  label: 'Record Type',
  labelPlural: 'Record Types',
  nameField: 'Name',
  fields: {
    Name: text({ label: 'Name', length: 80, required: true }),
    DeveloperName: text({ label: 'Record Type Name', length: 80, required: true, collation: 'code' }),
    SobjectType: text({ label: 'Object', length: 80, required: true, collation: 'code' }),
    IsActive: checkbox({ label: 'Active', defaultValue: true }),
  },
}
