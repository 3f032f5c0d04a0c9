import { AppError, type QuickActionResult } from 'contract'
import { isFor, offerOf } from '../access/action-offer.ts'
import { authoriseAction, checkActionFields } from '../access/authorise-action.ts'
import { byKnownNames } from '../access/known-names.ts'
import { type PersonCaller, within } from '../engine.ts'
import type { ActionDefinition } from '../metadata/action.ts'
import type { Scalar } from '../metadata/scalar.ts'
import { changeLocked } from '../records/change-locked.ts'
import { withoutCloneSource } from '../records/clone-source.ts'
import { createRecord } from '../records/create-record.ts'
import { idempotentRequestOf, once } from '../records/idempotency.ts'
import type { VersionParams } from '../records/version-params.ts'
import { type FoundAction, findContext, findQuickAction } from './find-quick-action.ts'

/** `apiName` must be the name of the written object or of the action. */
export type QuickActionInput = {
  actionApiName?: string | undefined
  apiName?: string | undefined
  contextId?: string | null | undefined
  fields?: Readonly<Record<string, unknown>> | undefined
  allowSaveOnDuplicate?: boolean | undefined
}

/** {@link QuickActionInput} with the declared spelling of the field names. */
type NamedInput = QuickActionInput & { fields: Readonly<Record<string, unknown>> }

export type PerformOptions = VersionParams & {
  idempotencyKey?: string | undefined
  /** True rejects actions that create a record. */
  updatesOnly?: boolean | undefined
}

/**
 * Performs a quick action in one transaction, like every other write: the rules of the object run, history is stored, and a live event is
 * sent.
 *
 * @throws AppError `NOT_FOUND` when the action or its record does not exist for the caller, `MISSING_ARGUMENT` without contextId,
 * `ACTION_NOT_AVAILABLE` if the action is not offered for the record and no rule has a better reason, and the errors of updates and
 * creations: of the gate (`INVALID_FIELD`, `FIELD_NOT_WRITEABLE`, `INSUFFICIENT_ACCESS`), values, rules, versions and keys.
 */
export async function performQuickAction(
  caller: PersonCaller,
  actionApiName: string,
  sent: QuickActionInput,
  options: PerformOptions = {},
): Promise<QuickActionResult> {
  const quickAction = findQuickAction(caller, actionApiName)
  checkNames(quickAction, sent)
  const input = { ...sent, fields: byKnownNames(quickAction.grants, sent.fields ?? {}) }
  const { kind } = quickAction.action
  if (kind === 'Create' && options.updatesOnly) {
    throw new AppError('INVALID_API_INPUT', { reason: 'this action creates a record, which PATCH does not' })
  }
  const id =
    kind === 'Create'
      ? await create(caller, quickAction, input, options)
      : await update(caller, quickAction, input, options)
  return {
    contextId: input.contextId == null ? null : kind === 'Update' ? id : input.contextId,
    feedItemId: null,
    id,
    isCreated: kind === 'Create',
    isSuccess: true,
    successMessage: quickAction.action.successMessage,
  }
}

function checkNames({ action, target }: FoundAction, { actionApiName, apiName }: QuickActionInput): void {
  const own = action.apiName.toLowerCase()
  const agrees = (actionApiName ?? own).toLowerCase() === own
  if (!agrees || ![own, target.apiName.toLowerCase()].includes((apiName ?? own).toLowerCase())) {
    throw new AppError('INVALID_API_INPUT', { reason: 'apiName is not that of the action of the address' })
  }
}

async function create(
  caller: PersonCaller,
  quickAction: FoundAction,
  { contextId, fields: sentFields, allowSaveOnDuplicate }: NamedInput,
  { idempotencyKey }: PerformOptions,
): Promise<string> {
  const fields = withoutCloneSource(sentFields)
  const { action, grants, target } = quickAction
  const context = contextId == null ? null : await findContext(caller, quickAction, contextId)
  const offer = offerOf(action, caller.principal)
  if (offer?.when && !(context && isFor(offer, caller.principal, context.value))) throw notAvailable(quickAction)
  checkActionFields(grants, action, fields)
  const parent = action.targetParentField && context ? { [action.targetParentField]: context.id } : {}
  const values = { ...fields, ...parent, ...action.sets }
  const setByAction = context ? action.targetParentField : undefined
  const options = { idempotencyKey, allowSaveOnDuplicate, setByAction }
  const created = await createRecord(caller, target.apiName, values, options)
  return created.id
}

async function update(
  caller: PersonCaller,
  quickAction: FoundAction,
  { contextId, fields, allowSaveOnDuplicate }: NamedInput,
  options: PerformOptions,
): Promise<string> {
  const { action, grants } = quickAction
  if (contextId == null) throw new AppError('MISSING_ARGUMENT', { parameter: 'contextId' })
  const { id } = await findContext(caller, quickAction, contextId)
  const offer = offerOf(action, caller.principal)
  return caller.engine.database.transaction(async (tx) => {
    const claim = idempotentRequestOf(caller, options.idempotencyKey, [action.apiName, id, fields])
    return once(tx, claim, async () => {
      const before = await changeLocked(tx, {
        caller: { ...within(caller, tx), action: action.apiName },
        grants,
        id,
        fields: { ...fields, ...action.sets },
        changing: grants.held,
        authorise: (row, { isReadable }) => authoriseAction(grants, action, row, isReadable, fields),
        options: { ...options, allowSaveOnDuplicate },
      })
      const value = (field: string) => before.get(field) ?? null
      // Checked after the rules, whose errors are more precise than this one. Nothing has been written yet.
      if (!(offer && isFor(offer, caller.principal, value)) && !isDone(action, value)) throw notAvailable(quickAction)
      return id
    })
  })
}

function isDone({ repeatable, sets = {} }: ActionDefinition, value: (field: string) => Scalar): boolean {
  return repeatable === true && Object.entries(sets).every(([field, wanted]) => value(field) === wanted)
}

const notAvailable = ({ action }: FoundAction): AppError =>
  new AppError('ACTION_NOT_AVAILABLE', { label: action.label })
