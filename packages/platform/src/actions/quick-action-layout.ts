import { AppError, type QuickActionLayout } from 'contract'
import { recordTypeOf } from '../access/known-record-type.ts'
import type { PersonCaller } from '../engine.ts'
import { isRequiredInForms } from '../metadata/field.ts'
import { findQuickAction, formRows } from './find-quick-action.ts'

/** The object and record type of the form; absent means the object of the action and the master type. */
export type ActionLayoutParams = { objectApiName?: string | undefined; recordTypeId?: string | undefined }

/**
 * The form of a quick action; without rows for an action without fields.
 *
 * @throws AppError `NOT_FOUND` if the action or the record type does not exist for the caller, or belongs to another object.
 */
export function quickActionLayout(
  caller: PersonCaller,
  actionApiName: string,
  params: ActionLayoutParams = {},
): QuickActionLayout {
  const quickAction = findQuickAction(caller, actionApiName)
  const { action, object, target } = quickAction
  const owner = object ?? target
  if (params.objectApiName !== undefined && params.objectApiName.toLowerCase() !== owner.apiName.toLowerCase()) {
    throw new AppError('NOT_FOUND')
  }
  const type = recordTypeOf(target, params.recordTypeId, caller.principal)
  if (!type) throw new AppError('NOT_FOUND')
  const rows = formRows(quickAction).map((names) => ({
    items: names
      .map((name) => target.fields.get(name))
      .filter((field) => field !== undefined)
      .map((field) => ({
        apiName: field.apiName,
        dataType: field.type,
        label: action.labels?.[field.apiName] ?? field.label,
        length: field.length ?? 0,
        required: isRequiredInForms(field) || action.required?.includes(field.apiName) === true,
        ...(field.help === undefined ? {} : { help: field.help }),
        value: action.sets?.[field.apiName] ?? null,
      })),
  }))
  return { actionApiName: action.apiName, layout: { objectApiName: target.apiName, recordTypeId: type.id, rows } }
}
