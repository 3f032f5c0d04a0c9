import { canCreate, isFor, offerOf } from '../access/action-offer.ts'
import type { PersonCaller } from '../engine.ts'
import type { ActionModel } from '../metadata/app-model.ts'
import type { Scalar } from '../metadata/scalar.ts'

/**
 * The quick actions of an object, or the global ones, that are offered to the caller's profile. Actions that create a record also need a
 * grant.
 *
 * @param value - values of the record; null without a record, which leaves out actions with conditions.
 */
export function offeredActions(
  { engine, principal, grantsOf }: PersonCaller,
  objectApiName: string | null,
  value: ((field: string) => Scalar) | null,
): ActionModel[] {
  return engine.app.actionsOf(objectApiName).filter(({ action, target }) => {
    const offer = offerOf(action, principal)
    const grants = grantsOf(target.apiName)
    if (!offer || !grants || (action.kind === 'Create' && !canCreate(grants))) return false
    return value === null ? offer.when === undefined : isFor(offer, principal, value)
  })
}
