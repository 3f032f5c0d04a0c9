import { AppError, type Layout, limits, type ObjectInfo, type RecordShape, type RecordUi } from 'contract'
import { selectionOf } from '../access/field-paths.ts'
import { eTagOf } from '../e-tag.ts'
import type { PersonCaller } from '../engine.ts'
import { userStatesOf } from '../layouts/layout-user-state.ts'
import type { ObjectModel } from '../metadata/app-model.ts'
import { systemFieldNames } from '../metadata/system-fields.ts'
import { objectInfo } from '../object-info/object-info.ts'
import { objectOfId } from '../records/record-id.ts'
import { recordsByIds } from '../records/records-by-ids.ts'
import { emptySelection } from '../shape/selection.ts'
import { layoutFields } from './layout-fields.ts'
import { type LayoutsParams, recordLayouts } from './record-layouts.ts'

export type RecordUiParams = LayoutsParams & { optionalFields?: readonly string[] | undefined }

/**
 * Records with all that a page needs to show them: their layouts, which sections of those are open, and their objects.
 *
 * @throws AppError `NOT_FOUND` when one of the records does not exist for the caller, `INVALID_ID_FIELD`,
 * `ILLEGAL_QUERY_PARAMETER_VALUE`, `QUERY_TOO_COMPLICATED`.
 */
export async function recordUi(
  caller: PersonCaller,
  recordIds: readonly string[],
  params: RecordUiParams,
): Promise<RecordUi> {
  if (recordIds.length > limits.idsPerRequest) {
    throw new AppError('QUERY_TOO_COMPLICATED', { reason: `more than ${limits.idsPerRequest} ids` })
  }
  const layouts: Layout[] = []
  const objectInfos: Record<string, ObjectInfo> = {}
  const records = new Map<string, RecordShape>()
  for (const [object, ids] of byObject(caller, recordIds)) {
    objectInfos[object.apiName] = objectInfo(caller, object.apiName)
    for (const [recordTypeId, typed] of await byRecordType(caller, object, ids)) {
      const shown = recordLayouts(caller, object, recordTypeId, params)
      layouts.push(...shown)
      const typedIds = typed.map(({ id }) => id)
      for (const record of await readShown(caller, object, typedIds, shown, params)) records.set(record.id, record)
    }
  }
  const inOrder = recordIds.map((text) => records.get(objectOfId(caller.engine.app, text).id))
  const body = {
    layoutUserStates: await userStatesOf(caller, layouts),
    layouts: byPlace(layouts),
    objectInfos,
    records: Object.fromEntries(inOrder.filter((record) => record !== undefined).map((record) => [record.id, record])),
  }
  return { ...body, eTag: eTagOf(body) }
}

function byObject({ engine, grantsOf }: PersonCaller, recordIds: readonly string[]): Map<ObjectModel, Set<string>> {
  const groups = new Map<ObjectModel, Set<string>>()
  for (const text of recordIds) {
    const { object, id } = objectOfId(engine.app, text)
    if (!grantsOf(object.apiName)) throw new AppError('NOT_FOUND')
    groups.set(object, (groups.get(object) ?? new Set()).add(id))
  }
  return groups
}

/** The records by record type, without their fields; one missing record makes the whole answer missing. */
async function byRecordType(
  caller: PersonCaller,
  object: ObjectModel,
  ids: ReadonlySet<string>,
): Promise<Map<string | null, RecordShape[]>> {
  const records = await recordsByIds(caller, object, [...ids], emptySelection())
  if (records.length < ids.size) throw new AppError('NOT_FOUND')
  return Map.groupBy(records, (record) => record.recordTypeId)
}

/** The records with the fields that the layouts show. */
async function readShown(
  caller: PersonCaller,
  object: ObjectModel,
  ids: readonly string[],
  layouts: readonly Layout[],
  { optionalFields = [] }: RecordUiParams,
): Promise<RecordShape[]> {
  const names = [...layoutFields(caller, object, layouts), ...systemFieldNames, ...optionalFields]
  const selection = selectionOf(caller.engine.app, caller.grantsOf, object, { optionalFields: names })
  return recordsByIds(caller, object, ids, selection)
}

/** Layouts by object, record type, layout type and mode. */
function byPlace(layouts: readonly Layout[]): RecordUi['layouts'] {
  const groups = <T>(of: readonly Layout[], key: (layout: Layout) => string, group: (of: Layout[]) => T) =>
    Object.fromEntries([...Map.groupBy(of, key)].map(([name, members]) => [name, group(members)]))
  const byMode = (of: readonly Layout[]) => Object.fromEntries(of.map((layout) => [layout.mode, layout]))
  return groups(
    layouts,
    ({ objectApiName }) => objectApiName,
    (ofObject) =>
      groups(
        ofObject,
        ({ recordTypeId }) => recordTypeId,
        (ofType) => groups(ofType, ({ layoutType }) => layoutType, byMode),
      ),
  )
}
