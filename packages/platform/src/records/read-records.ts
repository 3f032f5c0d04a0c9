import { AppError, keyPrefixOf, limits, type RecordShape, toRecordId18 } from 'contract'
import { relationshipInAnyCase, selectionOf } from '../access/field-paths.ts'
import { unknownField } from '../access/unknown-field.ts'
import type { Caller } from '../engine.ts'
import type { ObjectModel } from '../metadata/app-model.ts'
import type { RequestedFields } from '../metadata/caller-records.ts'
import { neverEmpty } from '../shape/selection.ts'
import { refuseLongAnswer } from './answered-texts.ts'
import { type BatchItem, failure } from './batch-item.ts'
import { objectOfId } from './record-id.ts'
import { recordsByIds } from './records-by-ids.ts'

/**
 * Reads one record.
 *
 * @throws AppError `NOT_FOUND`, also for a record that the caller cannot see; `INVALID_FIELD`.
 */
export async function readRecord(caller: Caller, recordId: string, requested: RequestedFields): Promise<RecordShape> {
  const { object, id } = objectOfId(caller.engine.app, recordId)
  if (!caller.grantsOf(object.apiName)) throw new AppError('NOT_FOUND')
  if (!namesAny(requested))
    throw new AppError('MISSING_ARGUMENT', { parameter: 'fields, optionalFields or layoutTypes' })
  const selection = neverEmpty(selectionOf(caller.engine.app, caller.grantsOf, object, ownFields(object, requested)))
  const [record] = await recordsByIds(caller, object, [id], selection)
  if (!record) throw new AppError('NOT_FOUND')
  return record
}

/**
 * Reads several records.
 *
 * @returns one result for each id, in their order, also for repeated and invalid ids.
 * @throws AppError `MISSING_ARGUMENT` without fields, `QUERY_TOO_COMPLICATED`, `INVALID_FIELD`.
 */
export async function readRecords(
  caller: Caller,
  recordIds: readonly string[],
  requested: RequestedFields,
): Promise<{ hasErrors: boolean; results: BatchItem<RecordShape>[] }> {
  if (recordIds.length > limits.idsPerRequest) {
    throw new AppError('QUERY_TOO_COMPLICATED', { reason: `more than ${limits.idsPerRequest} ids` })
  }
  if (!namesAny(requested)) throw new AppError('MISSING_ARGUMENT', { parameter: 'fields or optionalFields' })
  const groups = new Map<ObjectModel, Set<string>>()
  for (const text of recordIds) {
    const id = toRecordId18(text)
    const object = id === null ? undefined : caller.engine.app.objectByPrefix(keyPrefixOf(id))
    if (id === null || !object || !caller.grantsOf(object.apiName)) continue
    groups.set(object, (groups.get(object) ?? new Set()).add(id))
  }
  const recordsById = new Map<string, RecordShape>()
  for (const [object, ids] of groups) {
    const selection = neverEmpty(
      selectionOf(caller.engine.app, caller.grantsOf, object, fieldsFor(caller, object, requested)),
    )
    for (const record of await recordsByIds(caller, object, [...ids], selection)) recordsById.set(record.id, record)
  }
  const results = recordIds.map((text): BatchItem<RecordShape> => {
    const id = toRecordId18(text)
    if (id === null) return failure(new AppError('INVALID_ID_FIELD', { id: text.slice(0, 40) }))
    const record = recordsById.get(id)
    return record ? { statusCode: 200, result: record } : failure(new AppError('NOT_FOUND'))
  })
  refuseLongAnswer(
    caller.engine.app,
    results.flatMap(({ result }) => ('fields' in result ? [result] : [])),
  )
  return { hasErrors: results.some((result) => result.statusCode !== 200), results }
}

/**
 * A path such as `Contact.Name` names a field of contacts, not of a case with a contact: the relationship is `Case.Contact.Name`. Lists
 * accept both, because each has one object.
 *
 * @throws AppError `INVALID_FIELD` for a required field of another object; optional ones are left out.
 */
function ownFields(object: ObjectModel, { fields = [], optionalFields = [] }: RequestedFields): RequestedFields {
  const isOfAnother = (name: string): boolean => {
    const [first = '', second] = name.split('.')
    const { targets = [] } = relationshipInAnyCase(object, first) ?? {}
    const isObject = targets.some((target) => target.toLowerCase() === first.toLowerCase())
    return second !== undefined && isObject && first.toLowerCase() !== object.apiName.toLowerCase()
  }
  const other = fields.find(isOfAnother)
  if (other !== undefined) throw unknownField(object, other)
  return { fields, optionalFields: optionalFields.filter((name) => !isOfAnother(name)) }
}

const namesAny = ({ fields = [], optionalFields = [] }: RequestedFields): boolean =>
  fields.length + optionalFields.length > 0

/**
 * A batch may contain records of several objects: a name with the prefix of another known object applies to that object only. Any other
 * name applies to every object, so that a hidden field is rejected like a missing one.
 */
function fieldsFor({ grantsOf }: Caller, object: ObjectModel, requested: RequestedFields): RequestedFields {
  const isOfAnother = (name: string) => {
    const [first = '', second] = name.split('.')
    if (second === undefined || first.toLowerCase() === object.apiName.toLowerCase()) return false
    const lookup = relationshipInAnyCase(object, first)?.field.apiName
    const isRelationship = lookup !== undefined && grantsOf(object.apiName)?.readable.has(lookup) === true
    return !isRelationship && grantsOf(first) !== null
  }
  const own = (names: readonly string[] = []) => names.filter((name) => !isOfAnother(name))
  return { fields: own(requested.fields), optionalFields: own(requested.optionalFields) }
}
