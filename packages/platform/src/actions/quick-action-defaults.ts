import { AppError, type QuickActionDefaults } from 'contract'
import { selectionOf } from '../access/field-paths.ts'
import { eTagOf } from '../e-tag.ts'
import type { PersonCaller } from '../engine.ts'
import { formFields } from '../metadata/action.ts'
import type { Scalar } from '../metadata/scalar.ts'
import { recordsByIds } from '../records/records-by-ids.ts'
import { findContext, findQuickAction } from './find-quick-action.ts'

export type ActionDefaultsParams = {
  /** Fields of the record in addition to those of the form; for a creation they have no value. */
  optionalFields?: readonly string[] | undefined
  /** The record that the action is started from. */
  parentRecordId?: string | undefined
}

/**
 * The values to start the form of a quick action with: for an update those of the record, for a creation the defaults and
 * the record it is started from; and what the action itself sets. Nothing that the caller may not read is among them.
 *
 * @throws AppError `NOT_FOUND` when the action or the record does not exist for the caller, `QUERY_TOO_COMPLICATED`.
 */
export async function quickActionDefaults(
  caller: PersonCaller,
  actionApiName: string,
  params: ActionDefaultsParams = {},
): Promise<QuickActionDefaults> {
  const quickAction = findQuickAction(caller, actionApiName)
  const { action, target } = quickAction
  const context =
    params.parentRecordId === undefined ? null : await findContext(caller, quickAction, params.parentRecordId)
  const values = new Map<string, Scalar>()
  const names = [...formFields(action), ...(params.optionalFields ?? [])]
  const selection = selectionOf(caller.engine.app, caller.grantsOf, target, { optionalFields: names })
  for (const name of formFields(action)) values.set(name, null)
  if (action.kind === 'Create') {
    for (const [name] of values) values.set(name, defaultOf(quickAction, name))
    for (const [name, value] of await copied(caller, quickAction, context?.id)) values.set(name, value)
    if (action.targetParentField && context) values.set(action.targetParentField, context.id)
  } else if (context) {
    const [record] = await recordsByIds(caller, target, [context.id], { ...selection, spans: new Map() })
    if (!record) throw new AppError('NOT_FOUND')
    for (const [name, { value }] of Object.entries(record.fields)) values.set(name, value as Scalar)
  }
  for (const [name, value] of Object.entries(action.sets ?? {})) values.set(name, value)
  const fields = [...values].map(([name, value]) => {
    const field = target.fields.get(name)
    return [name, { displayValue: field ? caller.displayValue(field, value) : null, value }] as const
  })
  const body = { actionApiName: action.apiName, fields: Object.fromEntries(fields), objectApiName: target.apiName }
  return { ...body, eTag: eTagOf(body) }
}

/** The values that a creation takes over from the record it is started from, as far as the caller can read them. */
async function copied(
  caller: PersonCaller,
  { action: { copies = [] }, target }: ReturnType<typeof findQuickAction>,
  contextId: string | undefined,
): Promise<[string, Scalar][]> {
  if (contextId === undefined || copies.length === 0) return []
  const selection = selectionOf(caller.engine.app, caller.grantsOf, target, { optionalFields: copies })
  const [record] = await recordsByIds(caller, target, [contextId], { ...selection, spans: new Map() })
  return Object.entries(record?.fields ?? {}).map(([name, { value }]) => [name, value as Scalar])
}

function defaultOf({ target }: ReturnType<typeof findQuickAction>, name: string): Scalar {
  const field = target.fields.get(name)
  return field?.defaultValue ?? field?.values?.find((value) => value.isDefault)?.value ?? null
}
