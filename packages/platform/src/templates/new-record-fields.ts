import { AppError, type FieldValue, MASTER_RECORD_TYPE_ID } from 'contract'
import { resolveInAnyCase } from '../access/field-paths.ts'
import type { Grants } from '../access/grants.ts'
import { type FoundRecordType, recordTypeOf } from '../access/known-record-type.ts'
import type { Caller } from '../engine.ts'
import type { FieldModel, ObjectModel } from '../metadata/app-model.ts'
import type { Scalar } from '../metadata/scalar.ts'
import { allPicklistValues } from '../picklists/picklist-values.ts'
import { pathSteps } from '../shape/selection.ts'

/** The record type of a new record, and every field that the caller may set in it. */
export type NewRecord = { object: ObjectModel; type: FoundRecordType; fields: readonly FieldModel[] }

/**
 * The object info, record type and fields for a new record.
 *
 * @param recordTypeId - absent means the default of the object, or the master where it has no types.
 * @throws AppError `NOT_FOUND` for an object or record type that does not exist for the caller, `INSUFFICIENT_ACCESS` where the
 * caller can make none.
 */
export function newRecordOf(caller: Caller, grants: Grants | null, recordTypeId: string | undefined): NewRecord {
  const object = grants?.object
  const wanted = recordTypeId ?? object?.recordTypes?.find((type) => type.isDefault)?.id
  const type =
    object &&
    (recordTypeOf(object, wanted, caller.principal) ??
      // A default value hidden from the caller is left empty.
      (recordTypeId === undefined ? { id: MASTER_RECORD_TYPE_ID, type: null } : undefined))
  if (!grants || !object || !type) throw new AppError('NOT_FOUND')
  const fields = [...object.fields.values()].filter(({ apiName }) =>
    grants.held.some((grant) => grant.create.has(apiName)),
  )
  if (fields.length === 0) throw new AppError('INSUFFICIENT_ACCESS')
  return { object, type, fields }
}

/** The default values of a new record: of the fields the caller may set, and of optional ones the caller may read. */
export function startingFields(
  caller: Caller,
  { object, type, fields }: NewRecord,
  optionalFields: readonly string[],
): Record<string, FieldValue> {
  const start = startingValues(caller, { object, type, fields })
  const names = fields.map(({ apiName }) => apiName)
  return Object.fromEntries(
    [...names, ...readableRoots(caller, object, optionalFields)].map((name) => [name, start(name)]),
  )
}

/** Of optional names those that exist for the caller; of a path the relationship it starts with. */
function readableRoots(caller: Caller, object: ObjectModel, optionalFields: readonly string[]): string[] {
  return optionalFields
    .map((name) => pathSteps(object, name))
    .map((steps) => resolveInAnyCase(caller.engine.app, caller.grantsOf, object, steps)?.steps[0])
    .filter((first) => first !== undefined)
}

function startingValues(caller: Caller, { object, type }: NewRecord): (name: string) => FieldValue {
  const { picklistFieldValues } = allPicklistValues(caller, object.apiName, type.id)
  return (name) => {
    const field = object.fields.get(name)
    const value = field ? startingValue(field, type, picklistFieldValues[name]?.defaultValue?.value ?? null) : null
    return { displayValue: field ? caller.displayValue(field, value) : null, value }
  }
}

function startingValue(field: FieldModel, type: FoundRecordType, firstPick: string | null): Scalar {
  if (field.apiName === 'RecordTypeId') return type.type?.id ?? null
  if (field.type === 'picklist') return firstPick
  return field.defaultValue ?? null
}
