import { AppError, limits } from 'contract'
import { rowRights } from '../access/action-offer.ts'
import type { Grants } from '../access/grants.ts'
import { type PersonCaller, systemCaller } from '../engine.ts'
import type { ObjectModel } from '../metadata/app-model.ts'
import type { Scalar } from '../metadata/scalar.ts'
import { objectOfId } from '../records/record-id.ts'
import { recordsByIds } from '../records/records-by-ids.ts'
import { emptySelection } from '../shape/selection.ts'

/** A record that the caller can see, with the caller's rights on it and the values in the conditions of its actions and related lists. */
export type ActedRecord = ReturnType<typeof rowRights> & {
  id: string
  object: ObjectModel
  grants: Grants
  value(field: string): Scalar
}

/**
 * Reads the records for a request for actions, in the order of the ids, without duplicates.
 *
 * @throws AppError `NOT_FOUND` when one of them does not exist for the caller, `INVALID_ID_FIELD`,
 * `QUERY_TOO_COMPLICATED`, `MISSING_ARGUMENT` without ids.
 */
export async function actedRecords(caller: PersonCaller, recordIds: readonly string[]): Promise<ActedRecord[]> {
  if (recordIds.length === 0) throw new AppError('MISSING_ARGUMENT', { parameter: 'recordIds' })
  if (recordIds.length > limits.idsPerRequest) {
    throw new AppError('QUERY_TOO_COMPLICATED', { reason: `more than ${limits.idsPerRequest} ids` })
  }
  const named = recordIds.map((text) => objectOfId(caller.engine.app, text))
  const recordsById = new Map<string, ActedRecord>()
  for (const [object, members] of Map.groupBy(named, (member) => member.object)) {
    const ids = [...new Set(members.map(({ id }) => id))]
    for (const record of await ofOneObject(caller, object, ids)) recordsById.set(record.id, record)
  }
  return [...new Set(named.map(({ id }) => id))]
    .map((id) => recordsById.get(id))
    .filter((record) => record !== undefined)
}

async function ofOneObject(caller: PersonCaller, object: ObjectModel, ids: readonly string[]): Promise<ActedRecord[]> {
  const grants = caller.grantsOf(object.apiName)
  if (!grants) throw new AppError('NOT_FOUND')
  const visible = await recordsByIds(caller, object, ids, emptySelection())
  if (visible.length < ids.length) throw new AppError('NOT_FOUND')
  // Reads as the system: the caller need not be able to read the fields of a condition, since the answer reveals only whether the action is
  // offered.
  const system = systemCaller(caller.engine, caller.principal)
  const rows = await recordsByIds(system, object, ids, { fields: decidingFields(object, grants), spans: new Map() })
  return rows.map((row) => {
    const value = (field: string): Scalar => (row.fields[field]?.value ?? null) as Scalar
    return { id: row.id, object, grants, value, ...rowRights(grants, value) }
  })
}

function decidingFields(object: ObjectModel, { held }: Grants): Set<string> {
  const conditions = (object.actions ?? []).flatMap(({ offeredTo }) =>
    offeredTo.flatMap(({ when }) => Object.keys(when ?? {})),
  )
  const columns = held.flatMap(({ equalities }) => equalities.map(({ column }) => column))
  const parents = (object.relatedLists ?? []).map(({ field }) => field)
  return new Set([...conditions, ...columns, ...parents])
}
