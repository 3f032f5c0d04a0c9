import { type FieldValue, MASTER_RECORD_TYPE_ID, type RecordShape } from 'contract'
import type { FieldModel, ObjectModel } from '../metadata/app-model.ts'
import type { Scalar } from '../metadata/scalar.ts'
import { systemFieldNames } from '../metadata/system-fields.ts'
import type { Selection } from '../shape/selection.ts'
import type { ColumnsAt } from './columns-at.ts'
import type { DisplayValues } from './display-value.ts'
import type { Rows } from './run.ts'

/** The reader's language. */
export type Reading = { displayValue: DisplayValues }

/** Turns rows into records on the wire, with the requested fields of all columns read. */
export function project(rows: Rows, selection: Selection, reading: Reading): RecordShape[] {
  if (rows.rows.length === 0) return []
  const reader = readerOf(rows.columns, '', selection)
  return rows.rows.map((row) => {
    const record = reader ? recordOf(row, reader, reading) : null
    if (!record) throw new Error('A row of the base table has no id')
    return record
  })
}

/** The indexes of a record's values in a row; computed once for all rows. */
type Reader = {
  object: ObjectModel
  id: number
  version: number
  fields: readonly { field: FieldModel; index: number }[]
  parents: readonly { name: string; reader: Reader | null; nameIndex: number | undefined }[]
  lastModifiedById: number | undefined
  lastModifiedDate: number | undefined
  recordTypeId: number | undefined
  systemModstamp: number | undefined
}

function readerOf(
  columns: ReadonlyMap<string, ColumnsAt>,
  relationshipPath: string,
  selection: Selection,
): Reader | null {
  const at = columns.get(relationshipPath)
  if (!at) return null
  const names = relationshipPath === '' ? selection.fields : new Set([...selection.fields, ...systemFieldNames])
  const fields = [...names].flatMap((name) => {
    const field = at.object.fields.get(name)
    const index = at.fields.get(name)
    return field && index !== undefined ? [{ field, index }] : []
  })
  const parents = [...selection.spans].map(([name, nested]) => {
    const step = relationshipPath === '' ? name : `${relationshipPath}.${name}`
    const parent = columns.get(step)
    return { name, reader: readerOf(columns, step, nested), nameIndex: parent?.fields.get(parent.object.nameField) }
  })
  return {
    object: at.object,
    id: at.id,
    version: at.version,
    fields,
    parents,
    lastModifiedById: at.fields.get('LastModifiedById'),
    lastModifiedDate: at.fields.get('LastModifiedDate'),
    recordTypeId: at.fields.get('RecordTypeId'),
    systemModstamp: at.fields.get('SystemModstamp'),
  }
}

function recordOf(row: readonly unknown[], reader: Reader, reading: Reading): RecordShape | null {
  if (row[reader.id] === null) return null
  const fields: Record<string, FieldValue> = {}
  for (const { field, index } of reader.fields) {
    const value = row[index] as Scalar
    fields[field.apiName] = { displayValue: reading.displayValue(field, value), value }
  }
  for (const { name, reader: parent, nameIndex } of reader.parents) {
    const value = parent ? recordOf(row, parent, reading) : null
    fields[name] = { displayValue: value ? textAt(row, nameIndex) : null, value }
  }
  const id = String(row[reader.id])
  const version = Number(row[reader.version])
  return {
    apiName: reader.object.apiName,
    childRelationships: {},
    eTag: `${id}.${version}`,
    fields,
    id,
    lastModifiedById: textAt(row, reader.lastModifiedById),
    lastModifiedDate: textAt(row, reader.lastModifiedDate),
    ...recordTypeOf(reader.object, textAt(row, reader.recordTypeId)),
    systemModstamp: textAt(row, reader.systemModstamp),
    weakEtag: version,
  }
}

function recordTypeOf(object: ObjectModel, id: Scalar): Pick<RecordShape, 'recordTypeId' | 'recordTypeInfo'> {
  const type = object.recordTypes?.find((candidate) => candidate.id === id)
  if (!type) return { recordTypeId: MASTER_RECORD_TYPE_ID, recordTypeInfo: null }
  return {
    recordTypeId: type.id,
    recordTypeInfo: {
      available: true,
      defaultRecordTypeMapping: type.isDefault ?? false,
      master: false,
      name: type.label,
      recordTypeId: type.id,
    },
  }
}

function textAt(row: readonly unknown[], index: number | undefined): string | null {
  const value = index === undefined ? null : (row[index] as Scalar)
  return value === null ? null : String(value)
}
