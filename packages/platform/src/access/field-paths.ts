import { AppError, limits } from 'contract'
import type { AppModel, ObjectModel } from '../metadata/app-model.ts'
import type { RequestedFields } from '../metadata/caller-records.ts'
import { emptySelection, pathSteps, type Selection } from '../shape/selection.ts'
import type { GrantsOf } from './grants.ts'
import { unknownField } from './unknown-field.ts'

/**
 * Turns names into a selection. A field that no grant reads is as unknown as one that does not exist.
 *
 * @throws AppError `INVALID_FIELD` for an unknown required field; unknown optional ones are left out.
 */
export function selectionOf(app: AppModel, grantsOf: GrantsOf, object: ObjectModel, asked: RequestedFields): Selection {
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

/** Adds a field and the relationships to it; false when the caller cannot see it or it does not exist. */
function addPath(app: AppModel, grantsOf: GrantsOf, root: ObjectModel, selection: Selection, name: string): boolean {
  const steps = pathSteps(root, name)
  const end = resolvePath(app, grantsOf, root, steps)
  if (!end) return false
  let target = selection
  for (const step of steps.slice(0, -1)) {
    const next = target.spans.get(step) ?? emptySelection()
    target.spans.set(step, next)
    target = next
  }
  target.fields.add(end.field)
  return true
}

/** Follows a relationship path as far as the grants read it; null when a step is unknown, unreadable or beyond six levels. */
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
