import { AppError, limits, type RecordShape } from 'contract'
import type { PersonCaller } from '../engine.ts'
import { layoutModeOf } from '../layouts/find-layout.ts'
import type { ObjectModel } from '../metadata/app-model.ts'
import type { RequestedFields } from '../metadata/caller-records.ts'
import { markUsed } from '../records/mru.ts'
import { pageSizeOf } from '../records/read-page.ts'
import { readRecord } from '../records/read-records.ts'
import { objectOfId } from '../records/record-id.ts'
import { pathSteps } from '../shape/selection.ts'
import { childNames, childRecords } from './child-records.ts'
import { readLayoutRecord } from './read-layout-record.ts'
import type { LayoutsParams } from './record-layouts.ts'

/** `forms` are ids of layouts; `pageSize` is that of the children. */
export type RecordParams = RequestedFields &
  LayoutsParams & {
    childRelationships?: readonly string[] | undefined
    forms?: readonly string[] | undefined
    pageSize?: number | undefined
    /** Makes it a recently used record of the caller. */
    updateMru?: boolean | undefined
  }

/**
 * Reads one record by names of fields, by layouts or by forms, with the requested children.
 *
 * @throws AppError `NOT_FOUND`, also for a record that exists but not for the caller; `INVALID_FIELD`, `MISSING_ARGUMENT`,
 * `ILLEGAL_QUERY_PARAMETER_VALUE`, `QUERY_TOO_COMPLICATED`, `NUMBER_OUTSIDE_VALID_RANGE`.
 */
export async function readRecordWithLayouts(
  caller: PersonCaller,
  recordId: string,
  { childRelationships = [], pageSize, updateMru, ...params }: RecordParams,
): Promise<RecordShape> {
  const { object, id } = objectOfId(caller.engine.app, recordId)
  if (!caller.grantsOf(object.apiName)) throw new AppError('NOT_FOUND')
  // Validated even where they have no effect: an invalid parameter is never ignored.
  pageSizeOf(pageSize, limits.relatedListRecordsPageSize)
  for (const mode of params.modes ?? []) layoutModeOf(mode, 'modes')
  const own = ownFields(object, childNames(object, childRelationships), params)
  const record =
    params.layoutTypes?.length || params.forms?.length
      ? await readLayoutRecord(caller, id, { ...params, ...own })
      : await readRecord(caller, id, own)
  const { fields, optionalFields } = params
  const answer =
    childRelationships.length === 0
      ? record
      : {
          ...record,
          childRelationships: await childRecords(
            caller,
            { object, id },
            { childRelationships, pageSize, fields, optionalFields },
          ),
        }
  if (updateMru) await markUsed(caller.engine.database, caller.principal.userId, object.apiName, id)
  return answer
}

/** The names that are not those of children; a request for fields of children alone reads the id. */
function ownFields(object: ObjectModel, children: readonly string[], requested: RequestedFields): RequestedFields {
  if (children.length === 0) return { fields: requested.fields, optionalFields: requested.optionalFields }
  const isOwn = (name: string) =>
    !children.some((child) => child.toLowerCase() === pathSteps(object, name)[0]?.toLowerCase())
  const fields = requested.fields?.filter(isOwn)
  const optionalFields = requested.optionalFields?.filter(isOwn)
  const isRequested = (requested.fields?.length ?? 0) + (requested.optionalFields?.length ?? 0) > 0
  return { fields, optionalFields: isRequested ? [...(optionalFields ?? []), 'Id'] : optionalFields }
}
