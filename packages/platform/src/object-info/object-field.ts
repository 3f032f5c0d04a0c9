import type { ObjectField } from 'contract'
import { isKnownField } from '../access/known-field.ts'
import { isSortable } from '../access/sortable.ts'
import type { Caller } from '../engine.ts'
import type { FieldModel, ObjectModel } from '../metadata/app-model.ts'
import { dataTypeOf } from '../metadata/data-type.ts'
import { type FieldType, isRequiredInForms } from '../metadata/field.ts'
import { isLong } from '../schema/names.ts'

const numeric: ReadonlySet<FieldType> = new Set(['number', 'currency', 'percent'])

/** Describes a field that the caller may read or set. Parents and controlling fields that are hidden are not named. */
export function objectField(caller: Caller, object: ObjectModel, field: FieldModel): ObjectField {
  const held = caller.grantsOf(object.apiName)?.held ?? []
  const createable = held.some((grant) => grant.create.has(field.apiName))
  const updateable = held.some((grant) => grant.write.has(field.apiName))
  const targets = visibleTargets(caller, field)
  const controller = visibleController(caller, object, field)
  const isNumeric = numeric.has(field.type)
  return {
    apiName: field.apiName,
    calculated: false,
    compound: false,
    compoundComponentName: null,
    compoundFieldName: null,
    controllerName: controller,
    controllingFields: controller === null ? [] : [controller],
    createable,
    custom: field.apiName.endsWith('__c'),
    dataType: dataTypeOf(field),
    extraTypeInfo: extraTypeInfo(field),
    filterable: !isLong(field),
    filteredLookupInfo: null,
    highScaleNumber: false,
    htmlFormatted: field.type === 'richText',
    inlineHelpText: field.help ?? null,
    label: field.label,
    length: isNumeric ? 0 : (field.length ?? 0),
    nameField: field.apiName === object.nameField,
    polymorphicForeignKey: (field.to?.length ?? 0) > 1,
    precision: isNumeric ? (field.precision ?? 18) : 0,
    reference: field.type === 'lookup',
    referenceTargetField: null,
    referenceToInfos: targets.map((target) => ({ apiName: target.apiName, nameFields: [target.nameField] })),
    relationshipName: targets.length > 0 ? (field.relationshipName ?? null) : null,
    // A value that only the server sets is not required in a form.
    required: isRequiredInForms(field) && (createable || updateable),
    scale: isNumeric ? (field.scale ?? 0) : 0,
    searchPrefilterable: false,
    sortable: isSortable(caller.engine.app, caller.grantsOf, object, [field.apiName]),
    unique: Boolean(field.unique),
    updateable,
  }
}

/** Objects that a lookup leads to and that exist for the caller. */
function visibleTargets(caller: Caller, field: FieldModel): ObjectModel[] {
  return (field.to ?? []).map((name) => caller.grantsOf(name)?.object).filter((target) => target !== undefined)
}

/** The picklist that decides the values of this one, if it exists for the caller. */
export function visibleController(caller: Caller, object: ObjectModel, field: FieldModel): string | null {
  const { controller } = field
  return controller !== undefined && isKnownField(caller.grantsOf(object.apiName), controller) ? controller : null
}

function extraTypeInfo(field: FieldModel): string | null {
  if (field.type === 'richText') return 'RichTextArea'
  return field.type === 'longText' ? 'PlainTextArea' : null
}
