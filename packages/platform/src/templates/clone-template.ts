import { AppError, type FieldValue, type RecordShape, type RecordTemplateClone } from 'contract'
import { selectionOf } from '../access/field-paths.ts'
import type { Grants } from '../access/grants.ts'
import type { PersonCaller } from '../engine.ts'
import type { FieldModel } from '../metadata/app-model.ts'
import { objectInfo } from '../object-info/object-info.ts'
import { allPicklistValues } from '../picklists/picklist-values.ts'
import { CLONE_SOURCE } from '../records/clone-source.ts'
import { objectOfId } from '../records/record-id.ts'
import { recordsByIds } from '../records/records-by-ids.ts'
import { emptySelection } from '../shape/selection.ts'
import { checkOptionalFields } from './check-optional-fields.ts'
import type { TemplateParams } from './create-template.ts'
import { type NewRecord, newRecordOf } from './new-record-fields.ts'

/**
 * A template to clone a record: the values that the caller can read, of fields that the caller may set, without unique ones.
 *
 * @throws AppError `NOT_FOUND` for a record or record type that does not exist for the caller, `INVALID_ID_FIELD`,
 * `INSUFFICIENT_ACCESS`, `QUERY_TOO_COMPLICATED`.
 */
export async function cloneTemplate(
  caller: PersonCaller,
  recordId: string,
  { optionalFields = [], recordTypeId }: TemplateParams = {},
): Promise<RecordTemplateClone> {
  checkOptionalFields(optionalFields)
  const { object, id } = objectOfId(caller.engine.app, recordId)
  const grants = caller.grantsOf(object.apiName)
  const [source] = grants ? await recordsByIds(caller, object, [id], emptySelection()) : []
  if (!grants || !source) throw new AppError('NOT_FOUND')
  const wanted = newRecordOf(caller, grants, recordTypeId ?? source.recordTypeId ?? undefined)
  const copied = wanted.fields.filter((field) => !field.unique && grants.readable.has(field.apiName))
  const selection = selectionOf(caller.engine.app, caller.grantsOf, object, {
    optionalFields: [...copied.flatMap((field) => [field.apiName, ...nameOfParent(caller, grants, field)])],
  })
  const requested = selectionOf(caller.engine.app, caller.grantsOf, object, { optionalFields })
  for (const name of requested.fields) selection.fields.add(name)
  for (const [name, nested] of requested.spans) {
    const known = selection.spans.get(name)
    for (const field of known?.fields ?? []) nested.fields.add(field)
    selection.spans.set(name, nested)
  }
  const [record] = await recordsByIds(caller, object, [id], selection)
  if (!record) throw new AppError('NOT_FOUND')
  return {
    objectInfos: { [object.apiName]: objectInfo(caller, object.apiName) },
    record: {
      apiName: object.apiName,
      cloneSourceId: id,
      fields: {
        ...fittingFields(caller, wanted, record),
        [CLONE_SOURCE]: { displayValue: null, value: id },
      },
      recordTypeId: wanted.type.id,
    },
  }
}

/** The path to the name of the record that a lookup leads to, for the words of a form. */
function nameOfParent({ engine, grantsOf }: PersonCaller, { object }: Grants, field: FieldModel): string[] {
  const relationship = field.relationshipName ? object.relationships.get(field.relationshipName) : undefined
  const [target, ...others] = relationship?.targets ?? []
  if (!relationship || target === undefined || others.length > 0 || !grantsOf(target)) return []
  return [`${relationship.name}.${engine.app.required(target).nameField}`]
}

/** The values as the record type of the copy allows them; a value that it does not offer, or that is hidden, is left empty. */
function fittingFields(caller: PersonCaller, { object, type }: NewRecord, record: RecordShape) {
  const { picklistFieldValues } = allPicklistValues(caller, object.apiName, type.id)
  const fitting = ([name, field]: [string, FieldValue]): [string, FieldValue] => {
    if (name === 'RecordTypeId') return [name, { displayValue: null, value: type.type?.id ?? null }]
    const picks = picklistFieldValues[name]
    const isOffered = !picks || picks.values.some(({ value }) => value === field.value)
    return [name, isOffered ? field : { displayValue: null, value: null }]
  }
  return Object.fromEntries(Object.entries(record.fields).map(fitting))
}
