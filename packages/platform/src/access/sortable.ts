import { type AppModel, type ObjectModel, withoutSign } from '../metadata/app-model.ts'
import { isLong } from '../schema/names.ts'
import { resolvePath } from './field-paths.ts'
import type { GrantsOf, HeldGrant } from './grants.ts'

/**
 * Whether a caller may sort a whole list by a field: one that every usable grant can walk in the order of an index, or any
 * field where each usable grant holds the caller's own rows only, because those are few enough to sort.
 *
 * @param path - steps from the object; a path through parents is never indexed.
 */
export function isSortable(app: AppModel, grantsOf: GrantsOf, object: ObjectModel, path: readonly string[]): boolean {
  const root = rootField(object, path)
  if (root === undefined || !canBeOrdered(app, grantsOf, object, path)) return false
  const grants = grantsOf(object.apiName)
  const usable = (grants?.held ?? []).filter((grant) => grant.read.has(root))
  if (usable.length === 0) return false
  // An index orders by the true values; where some are hidden from the caller, its order is not the caller's.
  const fitsIndex = path.length === 1 && !grants?.unknown.has(root)
  return usable.every((grant) => grant.bounded || (fitsIndex && isIndexed(object, grant, root)))
}

/** Whether rows can be put in the order of a field that the caller can read at all: long texts cannot. */
export function canBeOrdered(app: AppModel, grantsOf: GrantsOf, object: ObjectModel, path: readonly string[]): boolean {
  const end = resolvePath(app, grantsOf, object, path)
  const field = end?.object.fields.get(end.field)
  return field !== undefined && !isLong(field)
}

function rootField(object: ObjectModel, path: readonly string[]): string | undefined {
  const [first = ''] = path
  return path.length === 1 ? first : object.relationships.get(first)?.field.apiName
}

/** An index that starts with columns the grant fixes, then goes on with the field. */
function isIndexed(object: ObjectModel, grant: HeldGrant, field: string): boolean {
  if (field === 'Id') return true
  const fixed = new Set(grant.equalities.map(({ column }) => column))
  return (object.indexes ?? []).some(({ columns }) => {
    const names = columns.map(withoutSign)
    const place = names.indexOf(field)
    return place >= 0 && names.slice(0, place).every((name) => fixed.has(name))
  })
}
