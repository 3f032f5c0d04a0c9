import type { ObjectModel } from '../metadata/app-model.ts'
import type { RelatedListDefinition } from '../metadata/object.ts'
import type { Grants, GrantsOf } from './grants.ts'

/** A related list of an object, by its id in any case; null for one whose children do not exist for the caller. */
export function visibleRelatedList(
  grantsOf: GrantsOf,
  parent: ObjectModel,
  relatedListId: string,
): { grants: Grants; list: RelatedListDefinition } | null {
  const found = parent.ownRelatedLists.get(relatedListId.toLowerCase())
  const grants = found ? grantsOf(found.child) : null
  return found && grants?.readable.has(found.list.field) ? { grants, list: found.list } : null
}
