import { type FieldValue, MASTER_RECORD_TYPE_ID, type RecordShape } from 'contract'
import type { ObjectModel } from '../metadata/app-model.ts'
import type { Scalar } from '../records/change.ts'
import type { DisplayValues } from './display-value.ts'
import type { Rows } from './run.ts'
import type { Selection } from './selection.ts'
import type { ColumnsAt } from './to-sql.ts'

/** Fields that come along with every record of a list and with every parent on a path. */
export const systemFieldNames = ['CreatedDate', 'Id', 'LastModifiedById', 'LastModifiedDate', 'SystemModstamp'] as const

/** Turns rows into records on the wire: of all columns read, the asked fields. */
export function project(rows: Rows, selection: Selection, displayValue: DisplayValues): RecordShape[] {
  return rows.rows.map((row) => {
    const record = recordAt(row, rows.columns, '', selection, displayValue)
    if (!record) throw new Error('A row of the base table has no id')
    return record
  })
}

function recordAt(
  row: readonly unknown[],
  columns: ReadonlyMap<string, ColumnsAt>,
  way: string,
  selection: Selection,
  displayValue: DisplayValues,
): RecordShape | null {
  const at = columns.get(way)
  if (!at || row[at.id] === null) return null
  const value = (field: string): Scalar => {
    const index = at.fields.get(field)
    return index === undefined ? null : (row[index] as Scalar)
  }
  const fields: Record<string, FieldValue> = {}
  const names = way === '' ? selection.fields : new Set([...selection.fields, ...systemFieldNames])
  for (const name of names) {
    const field = at.object.fields.get(name)
    if (field && at.fields.has(name))
      fields[name] = { displayValue: displayValue(field, value(name)), value: value(name) }
  }
  for (const [name, nested] of selection.spans) {
    const parent = recordAt(row, columns, way === '' ? name : `${way}.${name}`, nested, displayValue)
    fields[name] = {
      displayValue: parent ? nameOf(row, columns, way === '' ? name : `${way}.${name}`) : null,
      value: parent,
    }
  }
  const version = Number(row[at.version])
  return {
    apiName: at.object.apiName,
    childRelationships: {},
    eTag: `${String(row[at.id])}.${version}`,
    fields,
    id: String(row[at.id]),
    lastModifiedById: text(value('LastModifiedById')),
    lastModifiedDate: text(value('LastModifiedDate')),
    ...recordTypeOf(at.object, value('RecordTypeId')),
    systemModstamp: text(value('SystemModstamp')),
    weakEtag: version,
  }
}

/** The name of a joined record, for the words shown for the relationship. */
function nameOf(row: readonly unknown[], columns: ReadonlyMap<string, ColumnsAt>, way: string): string | null {
  const at = columns.get(way)
  const index = at?.fields.get(at.object.nameField)
  return index === undefined ? null : text(row[index] as Scalar)
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

const text = (value: Scalar): string | null => (value === null ? null : String(value))
