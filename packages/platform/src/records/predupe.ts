import { AppError, type Duplicates } from 'contract'
import { knownForSaving } from '../access/authorise-write.ts'
import { byKnownNames } from '../access/known-names.ts'
import { type FoundDuplicates, findDuplicates } from '../duplicates/find-duplicates.ts'
import type { PersonCaller } from '../engine.ts'
import type { ObjectModel } from '../metadata/app-model.ts'
import type { Scalar } from '../metadata/scalar.ts'
import { withoutCloneSource } from './clone-source.ts'
import { objectOfId } from './record-id.ts'
import { recordsByIds } from './records-by-ids.ts'
import { storedValues } from './stored-values.ts'

/**
 * Finds possible duplicates of a record before it is saved. With the field `Id` it is an existing record, otherwise a new one.
 *
 * @returns matches among the records that the caller can see, by rule; none for users who are not internal.
 * @throws AppError `INVALID_TYPE`, `INVALID_FIELD`, `FIELD_NOT_WRITEABLE`, `NOT_FOUND`, `INVALID_API_INPUT`, and the errors of field
 * values.
 */
export async function predupe(
  caller: PersonCaller,
  objectApiName: string,
  sentFields: Readonly<Record<string, unknown>>,
): Promise<Duplicates> {
  const known = caller.grantsOf(objectApiName)
  const { Id: ownId, ...fields } = withoutCloneSource(known ? byKnownNames(known, sentFields) : sentFields)
  const grants = knownForSaving(caller.grantsOf, objectApiName, Object.keys(fields))
  const { object } = grants
  const values = storedValues(caller, object, fields)
  const existing = ownId === undefined || ownId === null ? null : await existingValues(caller, object, ownId)
  const value = (name: string): Scalar => (values.has(name) ? values.get(name) : existing?.value(name)) ?? null
  return onTheWire(object, await findDuplicates(caller, grants, { value, id: existing?.id ?? null }))
}

/** The record as the caller reads it. */
async function existingValues(caller: PersonCaller, object: ObjectModel, ownId: unknown) {
  const existing = objectOfId(caller.engine.app, String(ownId))
  if (existing.object !== object)
    throw new AppError('INVALID_API_INPUT', { reason: 'apiName is not the object of this id' })
  const readable = caller.grantsOf(object.apiName)?.readable ?? new Set<string>()
  const [record] = await recordsByIds(caller, object, [existing.id], { fields: new Set(readable), spans: new Map() })
  if (!record) throw new AppError('NOT_FOUND')
  const value = (name: string): Scalar => {
    const stored = record.fields[name]?.value ?? null
    return typeof stored === 'object' ? null : stored
  }
  return { id: existing.id, value }
}

function onTheWire(object: ObjectModel, duplicates: readonly FoundDuplicates[]): Duplicates {
  const infos = duplicates.map(({ rule, matchRule, recordIds, isBlocked }) => [
    rule.name,
    { allowSave: !isBlocked, matchResultInfo: { recordIds, rule: matchRule }, rule: rule.name },
  ])
  const recordIds = [...new Set(duplicates.flatMap((duplicate) => duplicate.recordIds))]
  return {
    allowSave: !duplicates.some(({ isBlocked }) => isBlocked),
    duplicateError: duplicates.length > 0,
    duplicateRules: duplicates.map(({ rule }) => rule.name),
    matches:
      duplicates.length === 0
        ? []
        : [{ duplicateResultInfos: Object.fromEntries(infos), objectApiName: object.apiName, recordIds }],
  }
}
