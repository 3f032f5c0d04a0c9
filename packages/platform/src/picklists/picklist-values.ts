import { AppError, type PicklistFieldValues, type PicklistValue, type PicklistValues, UI_API } from 'contract'
import { declaredName } from '../access/field-paths.ts'
import { isKnownField } from '../access/known-field.ts'
import { type FoundRecordType, recordTypeOf } from '../access/known-record-type.ts'
import { isKnownTo } from '../access/known-to.ts'
import { eTagOf } from '../e-tag.ts'
import type { Caller } from '../engine.ts'
import type { FieldModel, ObjectModel } from '../metadata/app-model.ts'
import type { PicklistValueDefinition } from '../metadata/field.ts'

/**
 * The values of one picklist for a record type; the master record type has them all.
 *
 * @returns `validFor` holds the numbers that `controllerValues` gives the controlling values.
 * @throws AppError `NOT_FOUND` for an object, record type or picklist that does not exist for the caller.
 */
export function picklistValues(
  caller: Caller,
  objectApiName: string,
  recordTypeId: string,
  fieldApiName: string,
): PicklistValues {
  const { object, type } = find(caller, objectApiName, recordTypeId)
  const name = declaredName(object, fieldApiName)
  const field = picklistsOf(caller, object).find(({ apiName }) => apiName === name)
  if (!field) throw new AppError('NOT_FOUND')
  return valuesOf(caller, object, type, field)
}

/** The same for every picklist of the object, by field name. */
export function allPicklistValues(caller: Caller, objectApiName: string, recordTypeId: string): PicklistFieldValues {
  const { object, type } = find(caller, objectApiName, recordTypeId)
  const picklistFieldValues = Object.fromEntries(
    picklistsOf(caller, object).map((field) => [field.apiName, valuesOf(caller, object, type, field)]),
  )
  return { eTag: eTagOf(picklistFieldValues), picklistFieldValues }
}

function find(caller: Caller, objectApiName: string, recordTypeId: string) {
  const object = caller.grantsOf(objectApiName)?.object
  const type = object && recordTypeOf(object, recordTypeId, caller.principal)
  if (!object || !type) throw new AppError('NOT_FOUND')
  return { object, type }
}

function picklistsOf(caller: Caller, object: ObjectModel): FieldModel[] {
  const grants = caller.grantsOf(object.apiName)
  return [...object.fields.values()].filter((field) => isPicklist(field) && isKnownField(grants, field.apiName))
}

function valuesOf(caller: Caller, object: ObjectModel, type: FoundRecordType, field: FieldModel): PicklistValues {
  const controller = picklistsOf(caller, object).find((candidate) => candidate.apiName === field.controller)
  const controlling = controller ? knownValues(caller, controller).map(({ value }) => value) : []
  const offered = knownValues(caller, field).filter((value) => isOffered(value, type))
  const values = offered.map((value) => valueOnTheWire(object, field, value, controlling))
  const defaultIndex = offered.findIndex((value) => value.isDefault)
  const body = {
    controllerValues: Object.fromEntries(controlling.map((value, index) => [value, index])),
    defaultValue: values[defaultIndex] ?? null,
    url: `${UI_API}/object-info/${object.apiName}/picklist-values/${type.id}/${field.apiName}`,
    values,
  }
  return { ...body, eTag: eTagOf(body) }
}

/** The values of a picklist that exist for the caller. */
export function knownValues({ principal }: Caller, field: FieldModel): readonly PicklistValueDefinition[] {
  return (field.values ?? []).filter((value) => isKnownTo(principal, value))
}

const isPicklist = ({ type }: FieldModel): boolean => type === 'picklist' || type === 'multiPicklist'

function isOffered({ recordTypes, retired }: PicklistValueDefinition, { type }: FoundRecordType): boolean {
  if (retired === true) return false
  return type === null || recordTypes === undefined || recordTypes.includes(type.developerName)
}

function valueOnTheWire(
  object: ObjectModel,
  field: FieldModel,
  { value, label, help, closed, validFor }: PicklistValueDefinition,
  controlling: readonly string[],
): PicklistValue {
  const hasClosed = field.values?.some((candidate) => candidate.closed !== undefined) ?? false
  return {
    attributes: hasClosed ? { closed: closed ?? false, picklistAtrributesValueType: kindOf(object, field) } : null,
    label,
    ...(help === undefined ? {} : { help }),
    // A dependent value without `validFor` is valid for every controlling value.
    validFor: controlling
      .map((_, index) => index)
      .filter((index) => validFor?.includes(controlling[index] ?? '') ?? true),
    value,
  }
}

/** `CaseStatus` for the field Status of Case; the wire misspells the property. */
function kindOf(object: ObjectModel, field: FieldModel): string {
  return `${object.apiName}${field.apiName}`.replaceAll('__c', '')
}
