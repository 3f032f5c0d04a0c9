import type { RecordCreateDefaults } from 'contract'
import { eTagOf } from '../e-tag.ts'
import type { PersonCaller } from '../engine.ts'
import { findLayout } from '../layouts/find-layout.ts'
import { visibleLayout } from '../layouts/layout.ts'
import { formFactorOf } from '../metadata/form-factor.ts'
import { objectInfo } from '../object-info/object-info.ts'
import { checkOptionalFields } from './check-optional-fields.ts'
import type { TemplateParams } from './create-template.ts'
import { newRecordOf, startingFields } from './new-record-fields.ts'

export type CreateDefaultsParams = TemplateParams & { formFactor?: string | undefined }

/**
 * All that a form for a new record needs: its layout, its object, and the record as it starts.
 *
 * @returns the record has no id and version 0.
 * @throws AppError `NOT_FOUND`, also for an object that exists but not for the caller; `INSUFFICIENT_ACCESS`,
 * `ILLEGAL_QUERY_PARAMETER_VALUE`, `QUERY_TOO_COMPLICATED`.
 */
export function createDefaults(
  caller: PersonCaller,
  objectApiName: string,
  { optionalFields = [], recordTypeId, ...params }: CreateDefaultsParams = {},
): RecordCreateDefaults {
  const formFactor = formFactorOf(params.formFactor)
  checkOptionalFields(optionalFields)
  const grants = caller.grantsOf(objectApiName)
  const wanted = newRecordOf(caller, grants, recordTypeId)
  const { object, type } = wanted
  const info = objectInfo(caller, object.apiName)
  const definition = findLayout(caller, object, 'Full', type, formFactor)
  const body = {
    apiName: object.apiName,
    childRelationships: {},
    fields: startingFields(caller, wanted, optionalFields),
    id: null,
    lastModifiedById: null,
    lastModifiedDate: null,
    recordTypeId: type.id,
    recordTypeInfo: type.type ? (info.recordTypeInfos[type.id] ?? null) : null,
    systemModstamp: null,
    weakEtag: 0,
  }
  return {
    layout: grants ? visibleLayout(caller, grants, definition, 'Create', type) : null,
    objectInfos: { [object.apiName]: info },
    record: { ...body, eTag: eTagOf(body) },
  }
}
