import { AppError, limits } from 'contract'
import type { GrantsOf } from '../access/grants.ts'
import { unknownField } from '../access/unknown-field.ts'
import type { AppModel, ObjectModel } from '../metadata/app-model.ts'

/** Fields wanted of a record, and of the parents that its lookups lead to, by relationship name. */
export type Selection = { fields: Set<string>; spans: Map<string, Selection> }

export const emptySelection = (): Selection => ({ fields: new Set(), spans: new Map() })

/** What a caller asks for by names such as `Case.Subject` or `Case.Account.Name`; the object's own name may be left out. */
export type AskedFields = { fields?: readonly string[] | undefined; optionalFields?: readonly string[] | undefined }

/**
 * Turns names into a selection. A field that no grant reads is as unknown as one that does not exist.
 *
 * @throws AppError `INVALID_FIELD` for an unknown required field; unknown optional ones are left out.
 */
export function selectionOf(app: AppModel, grantsOf: GrantsOf, object: ObjectModel, asked: AskedFields): Selection {
  const names = [...(asked.fields ?? []), ...(asked.optionalFields ?? [])]
  if (names.length > limits.fieldsPerRequest) {
    throw new AppError('QUERY_TOO_COMPLICATED', { reason: `more than ${limits.fieldsPerRequest} fields` })
  }
  const selection = emptySelection()
  for (const name of asked.fields ?? []) {
    if (!addPath(app, grantsOf, object, selection, name)) throw unknownField(object, name)
  }
  for (const name of asked.optionalFields ?? []) addPath(app, grantsOf, object, selection, name)
  return selection
}

/** The same with the id at least: clients take a record without any field for a deleted one. */
export function neverEmpty(selection: Selection): Selection {
  if (selection.fields.size === 0 && selection.spans.size === 0) selection.fields.add('Id')
  return selection
}

/** Adds a field with the way to it; false when the caller cannot see it or it does not exist. */
function addPath(app: AppModel, grantsOf: GrantsOf, root: ObjectModel, selection: Selection, name: string): boolean {
  const steps = pathSteps(root, name)
  const way = resolvePath(app, grantsOf, root, steps)
  if (!way) return false
  let target = selection
  for (const step of steps.slice(0, -1)) {
    const next = target.spans.get(step) ?? emptySelection()
    target.spans.set(step, next)
    target = next
  }
  target.fields.add(way.field)
  return true
}

/** The steps of a path, without the name of the object it starts from. */
export function pathSteps(root: ObjectModel, name: string): string[] {
  const steps = name.split('.')
  const first = steps[0] ?? ''
  const isObjectName = first.toLowerCase() === root.apiName.toLowerCase() && steps.length > 1
  // An object may have a relationship of its own name; then the name counts as the relationship.
  return isObjectName && !root.relationships.has(first) ? steps.slice(1) : steps
}

/** Follows a path as far as grants read it; null when a step is unknown, unreadable or beyond six levels. */
export function resolvePath(
  app: AppModel,
  grantsOf: GrantsOf,
  root: ObjectModel,
  steps: readonly string[],
): { object: ObjectModel; field: string } | null {
  if (steps.length === 0 || steps.length > limits.fieldPathLevels) return null
  let object = root
  for (const step of steps.slice(0, -1)) {
    const relationship = object.relationships.get(step)
    const target = relationship?.targets.length === 1 ? relationship.targets[0] : undefined
    if (!relationship || !target) return null
    if (!grantsOf(object.apiName)?.readable.has(relationship.field.apiName)) return null
    object = app.required(target)
  }
  const field = steps.at(-1) ?? ''
  return grantsOf(object.apiName)?.readable.has(field) ? { object, field } : null
}
