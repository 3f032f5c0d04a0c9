import type { RecordShape } from 'contract'
import type { Transaction } from 'database'
import { authoriseCreate } from '../access/authorise-write.ts'
import { byKnownNames } from '../access/known-names.ts'
import { refuseDuplicates } from '../duplicates/refuse-duplicates.ts'
import { type Caller, within } from '../engine.ts'
import type { ObjectModel } from '../metadata/app-model.ts'
import type { WriteFlags } from '../metadata/record-rules.ts'
import type { Scalar } from '../metadata/scalar.ts'
import { checkReferences } from './check-references.ts'
import { withoutCloneSource } from './clone-source.ts'
import { idempotentRequestOf, once } from './idempotency.ts'
import { markUsedWithin } from './mru.ts'
import { storedValues } from './stored-values.ts'
import { createRow } from './write-row.ts'
import { type Written, writtenRecord } from './written-record.ts'

export type CreateOptions = {
  idempotencyKey?: string | undefined
  allowSaveOnDuplicate?: boolean | undefined
  flags?: WriteFlags | undefined
  /** The lookup that the quick action sets, which needs no grant. The caller must be able to read its target. */
  setByAction?: string | undefined
  /** False returns only the new id; absent means every field that the caller can read. */
  includeFields?: boolean | undefined
}

/**
 * Creates a record with the fields that the caller may set; rules set the rest.
 *
 * @returns the record with every scalar field that the caller can read, long texts included.
 * @throws AppError of the gate, of field values, of rules, and `IDEMPOTENCY_KEY_REUSED`.
 */
export async function createRecord(
  caller: Caller,
  objectApiName: string,
  fields: Readonly<Record<string, unknown>>,
  options: CreateOptions = {},
): Promise<RecordShape> {
  return await caller.engine.database.transaction(async (tx) => {
    const created = await createWithin(caller, tx, objectApiName, fields, options)
    return await writtenRecord(within(caller, tx), tx, created, options.includeFields)
  })
}

/** As {@link createRecord}, in an open transaction; see {@link writtenRecord} for the result. */
export async function createWithin(
  caller: Caller,
  tx: Transaction,
  objectApiName: string,
  sentFields: Readonly<Record<string, unknown>>,
  options: CreateOptions = {},
): Promise<Written> {
  const grants = caller.grantsOf(objectApiName)
  const fields = withoutCloneSource(grants ? byKnownNames(grants, sentFields) : sentFields)
  const { object, check } = authoriseCreate(caller.grantsOf, objectApiName, namesOf(fields, options))
  const values = storedValues(caller, object, fields)
  const inside = { ...within(caller, tx), flags: options.flags }
  const first = async () => {
    await checkReferences(inside, object, values)
    await refuseDuplicatesOf(inside, object, values, options.allowSaveOnDuplicate)
  }
  const claim = idempotentRequestOf(caller, options.idempotencyKey, [object.apiName, fields])
  const id = await once(tx, claim, async () => {
    const created = await createRow(inside, tx, object, values, check, { first })
    if (object.mru && caller.principal) markUsedWithin(tx, caller.principal.userId, object.apiName, created)
    return created
  })
  return { object, id }
}

const namesOf = (fields: Readonly<Record<string, unknown>>, { setByAction }: CreateOptions): string[] =>
  Object.keys(fields).filter((name) => name !== setByAction)

/** Internal users get the duplicates that they can see. */
async function refuseDuplicatesOf(
  caller: Caller,
  object: ObjectModel,
  values: ReadonlyMap<string, Scalar>,
  allowSaveOnDuplicate: boolean | undefined,
): Promise<void> {
  const grants = caller.principal ? caller.grantsOf(object.apiName) : null
  if (!grants) return
  const candidate = { id: null, value: (name: string) => values.get(name) ?? null }
  await refuseDuplicates(caller, grants, candidate, allowSaveOnDuplicate)
}
