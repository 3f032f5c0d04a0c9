import { keyPrefixOf, toRecordId18 } from 'contract'
import type { Transaction } from 'database'
import type { Engine } from '../engine.ts'
import type { ObjectModel } from '../metadata/app-model.ts'
import type { OperationItem } from './perform-operation.ts'

/** Locks the rows that a batch names, objects and ids in order, so that two batches never wait for each other. */
export async function lockNamed(
  { app, rowCache }: Engine,
  tx: Transaction,
  items: readonly OperationItem[],
): Promise<void> {
  const named = new Map<ObjectModel, Set<string>>()
  for (const { type, id, fields } of items) {
    const text = id ?? fields?.Id
    const wanted = type !== 'CREATE' && typeof text === 'string' ? toRecordId18(text) : null
    const object = wanted === null ? undefined : app.objectByPrefix(keyPrefixOf(wanted))
    if (wanted !== null && object) named.set(object, (named.get(object) ?? new Set()).add(wanted))
  }
  const inOrder = [...named].sort(([a], [b]) => (a.apiName < b.apiName ? -1 : 1))
  for (const [object, ids] of inOrder) await rowCache.lock(tx, object, [...ids].sort(), 'update')
}
