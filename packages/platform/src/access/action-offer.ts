import type { ActionDefinition, ActionOffer, RecordCondition } from '../metadata/action.ts'
import type { GrantValue } from '../metadata/object-access.ts'
import type { Principal } from '../metadata/principal.ts'
import type { Scalar } from '../metadata/scalar.ts'
import { covers, type Grants, valueFor } from './grants.ts'

/** The offer by which a caller gets an action; undefined when the action does not exist for the caller. */
export function offerOf({ offeredTo }: ActionDefinition, principal: Principal): ActionOffer | undefined {
  return offeredTo.find(({ profiles }) => profiles.includes(principal.profile))
}

/** Whether an offer covers a record. */
export function isFor({ when }: ActionOffer, principal: Principal, value: (field: string) => Scalar): boolean {
  return Object.entries(when ?? {}).every(([field, wanted]) => wantedValues(wanted, principal).includes(value(field)))
}

/** The accepted values of a field; empty if the caller lacks the attribute. */
export function wantedValues(wanted: RecordCondition[string], principal: Principal): readonly Scalar[] {
  if (Array.isArray(wanted)) return wanted
  if (wanted === null) return [null]
  const value = valueFor(wanted as GrantValue, principal)
  return value === null ? [] : [value]
}

/** The caller's rights on a row, apart from quick actions. */
export function rowRights(
  grants: Grants,
  value: (field: string) => Scalar,
): { canEdit: boolean; canDelete: boolean; canAct: boolean } {
  const covering = grants.held.filter((grant) => covers(grant, value))
  return {
    canEdit: covering.some((grant) => grant.write.size > 0),
    canDelete: covering.some((grant) => grant.delete),
    canAct: covering.length > 0,
  }
}

/** Whether the caller may create records of an object at all. */
export function canCreate({ held }: Grants): boolean {
  return held.some((grant) => grant.create.size > 0)
}
