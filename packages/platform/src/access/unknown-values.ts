import type { ObjectModel } from '../metadata/app-model.ts'
import type { Principal } from '../metadata/principal.ts'
import { isKnownTo } from './known-to.ts'

/**
 * By field, the values that do not exist for a caller: picklist values and record types for other audiences. A record with such
 * a value reads as if the field were empty, in filters and orders too. Fields whose values are all known are left out.
 */
export function unknownValues(
  object: Pick<ObjectModel, 'fields' | 'recordTypes'>,
  principal: Principal,
): ReadonlyMap<string, readonly string[]> {
  const unknown = new Map<string, readonly string[]>()
  const types = (object.recordTypes ?? []).filter((type) => !isKnownTo(principal, type)).map(({ id }) => id)
  if (types.length > 0) unknown.set('RecordTypeId', types)
  for (const { apiName, values = [] } of object.fields.values()) {
    const hidden = values.filter((value) => !isKnownTo(principal, value)).map(({ value }) => value)
    if (hidden.length > 0) unknown.set(apiName, hidden)
  }
  return unknown
}
