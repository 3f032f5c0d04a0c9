import type { RecordTemplateCreate } from 'contract'
import type { PersonCaller } from '../engine.ts'
import { objectInfo } from '../object-info/object-info.ts'
import { checkOptionalFields } from './check-optional-fields.ts'
import { newRecordOf, startingFields } from './new-record-fields.ts'

export type TemplateParams = { optionalFields?: readonly string[] | undefined; recordTypeId?: string | undefined }

/**
 * The template of a new record: the fields that the caller may set, with their defaults.
 *
 * @throws AppError `NOT_FOUND`, also for an object that exists but not for the caller; `INSUFFICIENT_ACCESS`,
 * `QUERY_TOO_COMPLICATED`.
 */
export function createTemplate(
  caller: PersonCaller,
  objectApiName: string,
  { optionalFields = [], recordTypeId }: TemplateParams = {},
): RecordTemplateCreate {
  checkOptionalFields(optionalFields)
  const wanted = newRecordOf(caller, caller.grantsOf(objectApiName), recordTypeId)
  const { apiName } = wanted.object
  return {
    objectInfos: { [apiName]: objectInfo(caller, apiName) },
    record: { apiName, fields: startingFields(caller, wanted, optionalFields), recordTypeId: wanted.type.id },
  }
}
