import type { QuickActionResult } from 'contract'
import { flag, id, mapOf, maybe, name, nullable, scalar } from '../../define/check.ts'
import type { Engine } from '../../engine/engine.ts'
import { announce } from '../../fetch/changes.ts'
import { type FieldInputs, pointedTo } from '../records/record-input.ts'

/** What a quick action takes: `contextId` is the record it is performed on, `fields` what was filled in. */
export const quickActionInput = {
  allowSaveOnDuplicate: maybe(flag),
  apiName: maybe(name),
  contextId: nullable(id),
  fields: maybe(mapOf(scalar)),
}

type Performed = { readonly contextId?: string | null | undefined; readonly fields?: FieldInputs | undefined }

/**
 * Takes what a quick action did: the record it was performed on, and the one it made or changed, are refetched where they have
 * subscribers, and so are lists and counts that they are in.
 */
export function applyQuickAction(
  engine: Engine,
  result: QuickActionResult,
  { contextId, fields }: Performed,
): QuickActionResult {
  const changed = new Set(
    [contextId, result.contextId, result.isCreated ? null : result.id].filter((key) => key != null),
  )
  for (const key of changed) {
    const objectApiName = engine.store.records.get(key)?.apiName ?? ''
    announce(engine, { operation: 'updated', objectApiName, id: key, weakEtag: 0, parentIds: [] })
  }
  if (result.isCreated) {
    const parentIds = [...new Set([...changed, ...pointedTo(fields ?? {})])]
    announce(engine, { operation: 'created', objectApiName: '', id: result.id, weakEtag: 0, parentIds })
  }
  return result
}
