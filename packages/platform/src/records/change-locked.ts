import { AppError } from 'contract'
import type { Transaction } from 'database'
import type { AuthorisedWrite, SeenRow } from '../access/authorise-write.ts'
import type { Grants, HeldGrant } from '../access/grants.ts'
import { refuseDuplicates, touchesRules } from '../duplicates/refuse-duplicates.ts'
import type { Caller } from '../engine.ts'
import type { Row } from '../metadata/scalar.ts'
import { checkReferences } from './check-references.ts'
import { lockToChange } from './lock-to-change.ts'
import { storedValues } from './stored-values.ts'
import { isStale, type VersionParams } from './version-params.ts'
import { changeRow } from './write-row.ts'

/** A change of a record and the gate that authorises it. */
export type WantedChange = {
  /** The caller, inside the transaction. */
  caller: Caller
  grants: Grants
  id: string
  fields: Readonly<Record<string, unknown>>
  /** The grants, one of which must cover the row. */
  changing: readonly HeldGrant[]
  /** The gate; gets the locked row, which is empty when none of `changing` covers it. */
  authorise(before: Row, seen: SeenRow): AuthorisedWrite
  options: VersionParams & { allowSaveOnDuplicate?: boolean | undefined }
}

/**
 * Changes a record for a caller within a transaction. All kinds of changes call this function.
 *
 * @returns the row as it was before.
 * @throws AppError of the gate, `NOT_FOUND`, `STALE_VERSION`, of values, references, duplicates and rules.
 */
export async function changeLocked(
  tx: Transaction,
  { caller, grants, id, fields, changing, authorise, options }: WantedChange,
): Promise<Row> {
  const { object } = grants
  const { locked, ...seen } = await lockToChange(caller, tx, grants, changing, id)
  const { check } = authorise(locked?.row ?? new Map(), seen)
  if (!locked) throw new AppError('NOT_FOUND')
  if (isStale(locked, options)) throw new AppError('STALE_VERSION')
  const values = storedValues(caller, object, fields)
  await checkReferences(caller, object, values)
  if (caller.principal && touchesRules(grants, values.keys())) {
    const value = (name: string) => (values.has(name) ? values.get(name) : locked.row.get(name)) ?? null
    await refuseDuplicates(caller, grants, { id, value }, options.allowSaveOnDuplicate)
  }
  await changeRow(caller, tx, object, locked, values, check)
  return locked.row
}
