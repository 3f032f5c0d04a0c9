import type { Transaction } from 'database'
import { covers, type HeldGrant } from '../access/grants.ts'
import type { ObjectModel } from '../metadata/app-model.ts'
import type { Statements } from '../query/statements.ts'
import { type Lock, type Locked, type LockStatements, lockRows, lockRowsUnder, lockStatements } from './row.ts'

/**
 * The row cache of each open transaction: rows that it has locked or written. No other transaction can change them before it
 * ends, so that each is read once.
 */
export type RowCache = {
  /** Whole rows by id, locked: for a reader of parents `share`, for a writer `update`. Rows that do not exist are left out. */
  lock(tx: Transaction, object: ObjectModel, ids: readonly string[], lock: Lock): Promise<Map<string, Locked>>
  /** The same for rows that fall under one of the grants; no other row is locked. */
  lockUnder(
    tx: Transaction,
    object: ObjectModel,
    ids: readonly string[],
    grants: readonly HeldGrant[],
    lock: Lock,
  ): Promise<Map<string, Locked>>
  /** A row that the transaction has locked or written. */
  get(tx: Transaction, id: string): Locked | undefined
  /** Stores a row that the transaction has just written. */
  keep(tx: Transaction, id: string, written: Locked): void
  /** Drops the cached rows of a transaction after a bulk update has changed some of them. */
  forget(tx: Transaction): void
}

type Held = { locked: Locked; lock: Lock }

export function createRowCache(named: Pick<Statements, 'named'>): RowCache {
  const transactions = new WeakMap<Transaction, Map<string, Held>>()
  const statements = new Map<string, LockStatements>()
  const statementsFor = (object: ObjectModel, lock: Lock): LockStatements => {
    const key = `${lock} ${object.apiName}`
    const known = statements.get(key)
    if (known) return known
    const lockers = lockStatements(object, lock)
    statements.set(key, lockers)
    return lockers
  }
  const heldBy = (tx: Transaction): Map<string, Held> => {
    const known = transactions.get(tx)
    if (known) return known
    const cached = new Map<string, Held>()
    transactions.set(tx, cached)
    return cached
  }
  return {
    lock: async (tx, object, ids, lock) => {
      const held = heldBy(tx)
      const missing = ids.filter((id) => !suffices(held.get(id), lock))
      if (missing.length > 0) {
        const rows = await lockRows(tx, object, statementsFor(object, lock), missing)
        for (const [id, locked] of rows) held.set(id, { locked, lock })
      }
      return heldOf(held, ids)
    },
    lockUnder: async (tx, object, ids, grants, lock) => {
      const held = heldBy(tx)
      const missing = ids.filter((id) => !suffices(held.get(id), lock))
      if (missing.length > 0) {
        const rows = await lockRowsUnder(tx, named, object, missing, grants, lock)
        for (const [id, locked] of rows) held.set(id, { locked, lock })
      }
      const under = heldOf(held, ids)
      for (const [id, { row }] of under) {
        if (!grants.some((grant) => covers(grant, (column) => row.get(column) ?? null))) under.delete(id)
      }
      return under
    },
    get: (tx, id) => transactions.get(tx)?.get(id)?.locked,
    keep: (tx, id, locked) => {
      heldBy(tx).set(id, { locked, lock: 'update' })
    },
    forget: (tx) => {
      transactions.delete(tx)
    },
  }
}

function heldOf(held: ReadonlyMap<string, Held>, ids: readonly string[]): Map<string, Locked> {
  const rows = new Map<string, Locked>()
  for (const id of ids) {
    const locked = held.get(id)?.locked
    if (locked) rows.set(id, locked)
  }
  return rows
}

const suffices = (held: Held | undefined, wanted: Lock): boolean =>
  held !== undefined && (held.lock === 'update' || held.lock === wanted)
