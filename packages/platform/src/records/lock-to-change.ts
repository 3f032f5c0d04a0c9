import type { Transaction } from 'database'
import type { Grants, HeldGrant } from '../access/grants.ts'
import type { Caller } from '../engine.ts'
import type { Lock, Locked } from '../rows/row.ts'
import { emptySelection } from '../shape/selection.ts'
import { recordsByIds } from './records-by-ids.ts'

/** A row that is about to be changed: undefined where none of the grants that change rows covers it, or there is none. */
export type LockedToChange = { locked: Locked | undefined; isReadable: boolean }

/**
 * Locks a row for a change by a caller, if one of `changing` covers it: a caller who may not change the row takes no lock, so that others
 * need not wait. A hidden row and a missing one take the same statements.
 *
 * @param caller - inside the transaction.
 */
export async function lockToChange(
  caller: Caller,
  tx: Transaction,
  { object }: Grants,
  changing: readonly HeldGrant[],
  id: string,
  lock: Lock = 'update',
): Promise<LockedToChange> {
  const locked = (await caller.engine.rowCache.lockUnder(tx, object, [id], changing, lock)).get(id)
  if (locked) return { locked, isReadable: true }
  return { locked, isReadable: (await recordsByIds(caller, object, [id], emptySelection())).length === 1 }
}
