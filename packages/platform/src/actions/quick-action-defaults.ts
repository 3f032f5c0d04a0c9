import { AppError, type QuickActionDefaults } from 'contract'
import { selectionOf } from '../access/field-paths.ts'
import { eTagOf } from '../e-tag.ts'
import type { PersonCaller } from '../engine.ts'
import type { Scalar } from '../metadata/scalar.ts'
import { recordsByIds } from '../records/records-by-ids.ts'
import { findContext, findQuickAction, formRows } from './find-quick-action.ts'

export type ActionDefaultsParams = {
  /** Fields of the record in addition to the fields of the form; null for a creation. */
  optionalFields?: readonly string[] | undefined
  /** The record from which the action is started. */
  parentRecordId?: string | undefined
}

/**
 * The initial values of the form of a quick action. For an update, these are the values of the record; for a creation, the defaults and the
 * record from which it is started. The values that the action sets are included, values that the caller may not read are not.
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
  const form = formRows(quickAction).flat()
  const names = [...form, ...(params.optionalFields ?? [])]
  const selection = selectionOf(caller.engine.app, caller.grantsOf, target, { optionalFields: names })
  for (const name of form) values.set(name, null)
  if (action.kind === 'Create') {
    for (const [name] of values) values.set(name, defaultOf(quickAction, name))
    for (const [name, value] of await copied(caller, quickAction, context?.id)) values.set(name, value)
    if (action.targetParentField && context) values.set(action.targetParentField, context.id)
  } else if (context) {
    const [record] = await recordsByIds(caller, target, [context.id], { ...selection, spans: new Map() })
    if (!record) throw new AppError('NOT_FOUND')
    for (const [name, { value }] of Object.entries(record.fields)) values.set(name, value as Scalar)
    for (const name of action.startsEmpty ?? []) values.set(name, null)
  }
  for (const [name, value] of Object.entries(action.sets ?? {})) values.set(name, value)
  const fields = [...values].map(([name, value]) => {
    const field = target.fields.get(name)
    return [name, { displayValue: field ? caller.displayValue(field, value) : null, value }] as const
  })
  const body = { actionApiName: action.apiName, fields: Object.fromEntries(fields), objectApiName: target.apiName }
  return { ...body, eTag: eTagOf(body) }
}

/** The readable values that a creation copies from the record from which it is started. */
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
