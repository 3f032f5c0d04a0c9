import type { Transaction } from 'database'
import type { SeenRow } from '../access/authorise-write.ts'
import type { Grants, HeldGrant } from '../access/grants.ts'
import type { Caller } from '../engine.ts'
import type { Lock, Locked } from '../rows/row.ts'
import { recordsByIds } from './records-by-ids.ts'

/** A row to change; undefined if it does not exist or no grant to change rows covers it. */
export type LockedToChange = { locked: Locked | undefined } & SeenRow

/**
 * Locks a row for a change by a caller if a grant in `changing` covers it. For other callers nothing is locked, so that no request waits
 * for them. A hidden row needs the same statements as a missing one, so timing does not reveal it.
 *
 * @param caller - inside the transaction.
 */
export async function lockToChange(
  caller: Caller,
  tx: Transaction,
  { object, readable }: Grants,
  changing: readonly HeldGrant[],
  id: string,
  lock: Lock = 'update',
): Promise<LockedToChange> {
  const locked = (await caller.engine.rowCache.lockUnder(tx, object, [id], changing, lock)).get(id)
  if (locked) return { locked, isReadable: true, isFrozen: false }
  const { field = '', values = [] } = object.frozen ?? {}
  const fields = new Set(readable.has(field) ? [field] : [])
  const [record] = await recordsByIds(caller, object, [id], { fields, spans: new Map() })
  return { locked, isReadable: record !== undefined, isFrozen: values.includes(String(record?.fields[field]?.value)) }
}
