import { AppError, type FormulaActivations } from 'contract'
import { offerOf, wantedValues } from '../access/action-offer.ts'
import type { Grants } from '../access/grants.ts'
import { isKnownTo } from '../access/known-to.ts'
import type { PersonCaller } from '../engine.ts'
import type { RecordCondition } from '../metadata/action.ts'
import { objectsNamed } from './object-actions.ts'

export type ActivationsParams = {
  /** The developer name or id of an app that the caller may open. */
  application?: string | undefined
  /** Absent means every object with actions. */
  objectApiNames?: readonly string[] | undefined
}

/**
 * The conditions of the actions offered to the caller, by object and action; an action without a condition has an empty list. With the
 * conditions, a page can show its buttons without a request for each record.
 *
 * @throws AppError `NOT_FOUND` for an object or an app that does not exist for the caller, `QUERY_TOO_COMPLICATED`.
 */
export function formulaActivations(caller: PersonCaller, params: ActivationsParams = {}): FormulaActivations {
  const { app } = caller.engine
  if (params.application !== undefined) {
    const match = app.navApps.find(({ developerName, id }) => [developerName, id].includes(params.application ?? ''))
    if (!match || !isKnownTo(caller.principal, match)) throw new AppError('NOT_FOUND')
  }
  const objects = params.objectApiNames?.length
    ? objectsNamed(caller, params.objectApiNames)
    : app.objects
        .filter(({ actions }) => actions?.length)
        .map(({ apiName }) => caller.grantsOf(apiName))
        .filter((grants) => grants !== null)
  const activations = objects.map((grants) => {
    const offered = (grants.object.actions ?? []).flatMap((action) => {
      const offer = offerOf(action, caller.principal)
      return offer ? [[action.apiName, conditionsOf(caller, grants, offer.when ?? {})] as const] : []
    })
    return [grants.object.apiName, Object.fromEntries(offered)] as const
  })
  return { activations: Object.fromEntries(activations) }
}

/** Actions with conditions on hidden fields are left out: their offer is only known per record. */
function conditionsOf(
  { principal }: PersonCaller,
  { readable }: Grants,
  condition: RecordCondition,
): { fieldApiName: string; values: unknown[] }[] {
  return Object.entries(condition)
    .filter(([fieldApiName]) => readable.has(fieldApiName))
    .map(([fieldApiName, wanted]) => ({ fieldApiName, values: [...wantedValues(wanted, principal)] }))
}
