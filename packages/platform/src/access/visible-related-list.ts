import type { ObjectModel } from '../metadata/app-model.ts'
import type { RelatedListDefinition } from '../metadata/object.ts'
import type { Grants, GrantsOf } from './grants.ts'

/** A related list of an object by its case-insensitive id; null if it does not exist or the caller may not read its lookup. */
export function visibleRelatedList(
  grantsOf: GrantsOf,
  parent: ObjectModel,
  relatedListId: string,
): { grants: Grants; list: RelatedListDefinition } | null {
  const entry = parent.ownRelatedLists.get(relatedListId.toLowerCase())
  const grants = entry ? grantsOf(entry.child) : null
  return entry && grants?.readable.has(entry.list.field) ? { grants, list: entry.list } : null
}

/**
 * The related list of a child relationship, by the name of the relationship. A relationship without a declared list gets one without
 * columns, newest rows first. Null if the relationship does not exist or the caller may not read its lookup.
 */
export function visibleChildren(
  grantsOf: GrantsOf,
  parent: ObjectModel,
  relationshipName: string,
): { name: string; grants: Grants; list: RelatedListDefinition } | null {
  const lookup = parent.childLookups.find(
    ({ field }) => field.childRelationshipName?.toLowerCase() === relationshipName.toLowerCase(),
  )
  const grants = lookup ? grantsOf(lookup.object) : null
  if (!lookup || !grants?.readable.has(lookup.field.apiName)) return null
  const { apiName: field, childRelationshipName: relatedListId = '' } = lookup.field
  const declared = [...parent.ownRelatedLists.values()].find(
    ({ child, list }) => child === lookup.object && list.field === field,
  )
  const plain = { relatedListId, label: grants.object.labelPlural, parent: parent.apiName, field }
  return { name: relatedListId, grants, list: declared?.list ?? { ...plain, columns: [], orderBy: ['-CreatedDate'] } }
}
