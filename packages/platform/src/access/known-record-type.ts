import { MASTER_RECORD_TYPE_ID, toRecordId18 } from 'contract'
import { isKnownTo } from '../access/known-to.ts'
import type { ObjectModel } from '../metadata/app-model.ts'
import type { RecordTypeDefinition } from '../metadata/object.ts'
import type { Principal } from '../metadata/principal.ts'

/** A record type of an object; `type` is null for the master type, which records without a type have. */
export type FoundRecordType = { id: string; type: RecordTypeDefinition | null }

/**
 * Finds a record type by its id in either form; absent means the master. Undefined when the object has no such type for the
 * caller.
 */
export function recordTypeOf(
  object: ObjectModel,
  recordTypeId: string | undefined,
  principal: Principal | null,
): FoundRecordType | undefined {
  const id = recordTypeId === undefined ? MASTER_RECORD_TYPE_ID : toRecordId18(recordTypeId)
  if (id === MASTER_RECORD_TYPE_ID) return { id, type: null }
  const type = object.recordTypes?.find((candidate) => candidate.id === id && isKnownTo(principal, candidate))
  return type && { id: type.id, type }
}
