import { AppError } from 'contract'
import { offerOf } from '../access/action-offer.ts'
import type { Grants } from '../access/grants.ts'
import type { PersonCaller } from '../engine.ts'
import type { ActionModel } from '../metadata/app-model.ts'
import { type ActedRecord, actedRecords } from './acted-records.ts'

/** A quick action that exists for the caller, with the caller's grants on the object that it writes. */
export type FoundAction = ActionModel & { grants: Grants }

/** @throws AppError `NOT_FOUND`, also for an action that exists but not for the caller. */
export function findQuickAction(caller: PersonCaller, actionApiName: string): FoundAction {
  const model = caller.engine.app.action(actionApiName)
  const grants = model ? caller.grantsOf(model.target.apiName) : null
  if (!model || !grants || !offerOf(model.action, caller.principal)) throw new AppError('NOT_FOUND')
  return { ...model, grants }
}

/** The form of an action, row by row: that of a creation has only the fields that the caller may set. */
export const formRows = ({ action: { kind, rows = [] }, grants }: FoundAction): readonly (readonly string[])[] =>
  kind === 'Update'
    ? rows
    : rows
        .map((names) => names.filter((name) => grants.held.some((grant) => grant.create.has(name))))
        .filter((names) => names.length > 0)

/**
 * The record from which an action is started. For a creation without a context object, it is the record for the lookup of the new record.
 *
 * @throws AppError `NOT_FOUND`, also for a record of an object without this action; `INVALID_ID_FIELD`.
 */
export async function findContext(
  caller: PersonCaller,
  { action, object, target }: ActionModel,
  recordId: string,
): Promise<ActedRecord> {
  const [record] = await actedRecords(caller, [recordId])
  const parent = action.targetParentField ? target.fields.get(action.targetParentField) : undefined
  const fits = object ? record?.object === object : parent?.to?.includes(record?.object.apiName ?? '')
  if (!record || fits !== true) throw new AppError('NOT_FOUND')
  return record
}
