import { keyPrefixOf, toRecordId18 } from 'contract'
import type { Transaction } from 'database'
import { deletingGrants, updatingGrants } from '../access/authorise-write.ts'
import type { HeldGrant } from '../access/grants.ts'
import type { Caller } from '../engine.ts'
import type { ObjectModel } from '../metadata/app-model.ts'
import type { OperationItem } from './perform-operation.ts'

type Named = { ids: Set<string>; changing: Set<HeldGrant> }

/**
 * Locks the rows of a batch, sorted by object and id, so that batches cannot deadlock. Rows that the caller may not change are not locked,
 * so that a batch which will be rejected blocks no other request.
 */
export async function lockNamed(caller: Caller, tx: Transaction, items: readonly OperationItem[]): Promise<void> {
  const { app, rowCache } = caller.engine
  const named = new Map<ObjectModel, Named>()
  for (const { type, id, fields } of items) {
    const text = id ?? fields?.Id
    const wanted = type !== 'CREATE' && typeof text === 'string' ? toRecordId18(text) : null
    const object = wanted === null ? undefined : app.objectByPrefix(keyPrefixOf(wanted))
    const grants = object && caller.grantsOf(object.apiName)
    if (wanted === null || !object || !grants) continue
    const { ids, changing } = named.get(object) ?? { ids: new Set(), changing: new Set() }
    for (const grant of type === 'DELETE' ? deletingGrants(grants) : updatingGrants(grants)) changing.add(grant)
    named.set(object, { ids: ids.add(wanted), changing })
  }
  const inOrder = [...named].sort(([a], [b]) => (a.apiName < b.apiName ? -1 : 1))
  for (const [object, { ids, changing }] of inOrder) {
    await rowCache.lockUnder(tx, object, [...ids].sort(), [...changing], 'update')
  }
}
