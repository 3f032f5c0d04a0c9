import { type AppModel, type FieldModel, type ObjectModel, withoutSign } from '../metadata/app-model.ts'
import { isLong } from '../schema/names.ts'
import { resolvePath } from './field-paths.ts'
import type { GrantsOf, HeldGrant } from './grants.ts'

/**
 * Whether a caller may sort a list by a field. That needs an index for every usable grant, or a parent's field with the indexes of {@link
 * parentOrder}, or grants for the caller's own rows only, which are few enough to sort.
 */
export function isSortable(app: AppModel, grantsOf: GrantsOf, object: ObjectModel, path: readonly string[]): boolean {
  const root = rootField(object, path)
  if (root === undefined || !canBeOrdered(app, grantsOf, object, path)) return false
  const grants = grantsOf(object.apiName)
  const usable = (grants?.held ?? []).filter((grant) => grant.read.has(root))
  if (usable.length === 0) return false
  // An index orders by the true values; where some are hidden from the caller, its order is not the caller's.
  const fitsIndex = path.length === 1 && !grants?.unknown.has(root)
  return (
    usable.every((grant) => grant.bounded || (fitsIndex && isIndexed(object, grant, root))) ||
    parentOrder(app, grantsOf, object, path) !== null
  )
}

/** The order of a parent's field: parents are walked by an index on the field, and the children of each by one on the lookup. */
export type ParentOrder = { relationship: string; lookup: FieldModel; field: FieldModel }

/** How to read a caller's rows in the order of a parent's field; null without the two indexes, and for few rows. */
export function parentOrder(
  app: AppModel,
  grantsOf: GrantsOf,
  object: ObjectModel,
  [relationship = '', name = '', ...more]: readonly string[],
): ParentOrder | null {
  const lookup = object.relationships.get(relationship)?.field
  const [target, ...others] = object.relationships.get(relationship)?.targets ?? []
  const children = grantsOf(object.apiName)
  const parents = target === undefined ? null : grantsOf(target)
  if (more.length > 0 || !lookup || others.length > 0 || !children || !parents) return null
  const field = parents.object.fields.get(name)
  const usable = children.held.filter((grant) => grant.read.has(lookup.apiName))
  // An index orders by the true values; where some are hidden from the caller, its order is not the caller's.
  if (!field || usable.length === 0 || children.unknown.has(lookup.apiName) || parents.unknown.has(name)) return null
  const walksChildren = usable.every((grant) => !grant.bounded && isGroupedBy(object, grant, lookup.apiName))
  const walksParents = parents.held.every((grant) => grant.read.has(name) && isIndexed(parents.object, grant, name))
  return walksChildren && walksParents && canBeOrdered(app, grantsOf, object, [relationship, name])
    ? { relationship, lookup, field }
    : null
}

/** Whether a field that the caller can read has a sortable type; long texts do not. */
export function canBeOrdered(app: AppModel, grantsOf: GrantsOf, object: ObjectModel, path: readonly string[]): boolean {
  const end = resolvePath(app, grantsOf, object, path)
  const field = end?.object.fields.get(end.field)
  return field !== undefined && !isLong(field)
}

function rootField(object: ObjectModel, path: readonly string[]): string | undefined {
  const [first = ''] = path
  return path.length === 1 ? first : object.relationships.get(first)?.field.apiName
}

/** Whether an index starts with columns that the grant fixes, followed by the field. */
function isIndexed(object: ObjectModel, grant: HeldGrant, field: string): boolean {
  return field === 'Id' || placesOf(object, grant, field).length > 0
}

/** Whether an index sorts the rows with one value of the field by id; the id is the last column of every index. */
function isGroupedBy(object: ObjectModel, grant: HeldGrant, field: string): boolean {
  return placesOf(object, grant, field).some(({ isLast }) => isLast)
}

function placesOf({ indexes = [] }: ObjectModel, grant: HeldGrant, field: string): { isLast: boolean }[] {
  const fixed = new Set(grant.equalities.map(({ column }) => column))
  return indexes.flatMap(({ columns }) => {
    const names = columns.map(withoutSign)
    const place = names.indexOf(field)
    const isWalked = place >= 0 && names.slice(0, place).every((name) => fixed.has(name))
    return isWalked ? [{ isLast: place === names.length - 1 }] : []
  })
}
