import type { QuickActionResult } from 'contract'
import * as actions from 'contract/ui-api/actions'
import { flag, id, list, mapOf, maybe, name, nullable, scalar } from '../define/check.ts'
import { defineRead } from '../define/define-read.ts'
import { defineWrite } from '../define/define-write.ts'
import type { Engine } from '../engine/engine.ts'
import { announce } from '../fetch/changes.ts'
import * as lifetimesMs from '../lifetimes.ts'
import { type FieldInputs, pointedTo } from './apply-writes.ts'

/** Reads the initial values for the form of a quick action. A change of the parent record outdates them. */
export const getQuickActionDefaults = defineRead(
  'getQuickActionDefaults',
  actions.getQuickActionDefaults,
  lifetimesMs.defaults,
  { actionApiName: name, optionalFields: list, parentRecordId: maybe(id) },
  { about: 'parentRecordId' },
)

/** Reads the description of a quick action: its type, label, icons and object. */
export const getQuickActionInfo = defineRead(
  'getQuickActionInfo',
  actions.getQuickActionInfo,
  lifetimesMs.quickActionInfo,
  { actionApiName: name, parentRecordId: maybe(id) },
  { about: 'parentRecordId' },
)

/** Reads the form of a quick action, such as `Case.Escalate`: rows of fields, in order. */
export const getQuickActionLayout = defineRead(
  'getQuickActionLayout',
  actions.getQuickActionLayout,
  lifetimesMs.quickActionLayout,
  { actionApiName: name, objectApiName: maybe(name), recordTypeId: maybe(id) },
)

/** The input of a quick action: `contextId` is the record on which it is performed, `fields` the input of the form. */
export const quickActionInput = {
  allowSaveOnDuplicate: maybe(flag),
  apiName: maybe(name),
  contextId: nullable(id),
  fields: maybe(mapOf(scalar)),
}

type Performed = { readonly contextId?: string | null | undefined; readonly fields?: FieldInputs | undefined }

/**
 * Applies the result of a quick action: refetches its context record, the record that it created or changed, and the lists and counts that
 * contain them, if these have subscribers.
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

/** Without an answer it may have changed its context, or have created a record that points to it. */
const outdateQuickAction = (engine: Engine, { contextId = null, fields }: Performed): void => {
  applyQuickAction(engine, { isCreated: true, id: '', contextId } as QuickActionResult, { contextId, fields })
}

/**
 * Performs a quick action: creates a record, or updates the record with the id `contextId`.
 *
 * @throws Error `Invalid config for "performQuickAction"`
 */
export const performQuickAction = defineWrite(
  'performQuickAction',
  actions.performQuickAction,
  { actionApiName: name },
  { body: quickActionInput, apply: applyQuickAction, unanswered: outdateQuickAction },
)

/**
 * Performs a quick action that updates the record with the id `contextId`.
 *
 * @throws Error `Invalid config for "performUpdateRecordQuickAction"`
 */
export const performUpdateRecordQuickAction = defineWrite(
  'performUpdateRecordQuickAction',
  actions.performUpdateRecordQuickAction,
  { actionApiName: name },
  { body: quickActionInput, apply: applyQuickAction, unanswered: outdateQuickAction },
)
