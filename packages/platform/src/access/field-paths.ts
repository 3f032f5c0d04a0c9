import { AppError, limits } from 'contract'
import type { AppModel, ObjectModel, Relationship } from '../metadata/app-model.ts'
import type { RequestedFields } from '../metadata/caller-records.ts'
import { systemFieldNames } from '../metadata/system-fields.ts'
import { emptySelection, pathSteps, type Selection } from '../shape/selection.ts'
import type { Where } from '../shape/where.ts'
import type { GrantsOf } from './grants.ts'
import { unknownField } from './unknown-field.ts'

/**
 * Turns field names into a selection. A field that no grant reads is treated like a field that does not exist.
 *
 * @throws AppError `INVALID_FIELD` for an unknown required field; unknown optional ones are left out.
 */
export function selectionOf(
  app: AppModel,
  grantsOf: GrantsOf,
  object: ObjectModel,
  requested: RequestedFields,
): Selection {
  const names = [...(requested.fields ?? []), ...(requested.optionalFields ?? [])]
  if (names.length > limits.fieldsPerRequest) {
    throw new AppError('QUERY_TOO_COMPLICATED', { reason: `more than ${limits.fieldsPerRequest} fields` })
  }
  const selection = emptySelection()
  for (const name of requested.fields ?? []) {
    if (!addPath(app, grantsOf, object, selection, name)) throw unknownField(object, name)
  }
  for (const name of requested.optionalFields ?? []) addPath(app, grantsOf, object, selection, name)
  return selection
}

/** Adds the system fields of list rows that the caller can read. */
export function addSystemFields(grantsOf: GrantsOf, object: ObjectModel, selection: Selection): void {
  const readable = grantsOf(object.apiName)?.readable
  for (const name of systemFieldNames) if (readable?.has(name)) selection.fields.add(name)
}

/** Adds a field and the relationships to it; false when the caller cannot see it or it does not exist. */
function addPath(app: AppModel, grantsOf: GrantsOf, root: ObjectModel, selection: Selection, name: string): boolean {
  const steps = pathSteps(root, name)
  const end = resolveInAnyCase(app, grantsOf, root, steps)
  if (!end) return false
  let target = selection
  for (const step of end.steps.slice(0, -1)) {
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
  const end = resolveInAnyCase(app, grantsOf, root, steps)
  return end?.steps.every((step, place) => step === steps[place]) ? end : null
}

/** As {@link resolvePath}, but case-insensitive. @returns also the declared names of the steps. */
export function resolveInAnyCase(
  app: AppModel,
  grantsOf: GrantsOf,
  root: ObjectModel,
  steps: readonly string[],
): { object: ObjectModel; field: string; steps: readonly string[] } | null {
  if (steps.length === 0 || steps.length > limits.fieldPathLevels) return null
  let object = root
  const declared: string[] = []
  for (const step of steps.slice(0, -1)) {
    const relationship = relationshipInAnyCase(object, step)
    const target = relationship?.targets.length === 1 ? relationship.targets[0] : undefined
    if (!relationship || !target) return null
    if (!grantsOf(object.apiName)?.readable.has(relationship.field.apiName)) return null
    declared.push(relationship.name)
    object = app.required(target)
  }
  const last = steps.at(-1) ?? ''
  const field = object.fields.has(last) ? last : declaredName(object, last)
  return grantsOf(object.apiName)?.readable.has(field) ? { object, field, steps: [...declared, field] } : null
}

/**
 * The path of a field in its declared spelling, without the name of the object; `name` is case-insensitive. Null for a field that does not
 * exist for the caller.
 */
export function declaredPath(app: AppModel, grantsOf: GrantsOf, object: ObjectModel, name: string): string | null {
  return resolveInAnyCase(app, grantsOf, object, pathSteps(object, name))?.steps.join('.') ?? null
}

/** The declared spelling of a case-insensitive field name; an unknown name is returned unchanged. */
export const declaredName = (object: ObjectModel, name: string): string =>
  object.declaredNames.get(name.toLowerCase()) ?? name

/** A relationship of an object by its case-insensitive name. */
export const relationshipInAnyCase = (object: ObjectModel, name: string): Relationship | undefined =>
  object.relationships.get(name) ?? object.relationships.get(declaredName(object, name))

/** Replaces the field names of a filter by their declared spelling; names of fields that the caller cannot see stay unchanged. */
export function whereInAnyCase(app: AppModel, grantsOf: GrantsOf, object: ObjectModel, where: Where): Where
export function whereInAnyCase(
  app: AppModel,
  grantsOf: GrantsOf,
  object: ObjectModel,
  where: Where | null,
): Where | null
export function whereInAnyCase(
  app: AppModel,
  grantsOf: GrantsOf,
  object: ObjectModel,
  where: Where | null,
): Where | null {
  if (where === null) return null
  if (where.kind === 'compare') {
    const steps = pathSteps(object, where.path.join('.'))
    return { ...where, path: resolveInAnyCase(app, grantsOf, object, steps)?.steps ?? where.path }
  }
  const inner = (clause: Where) => whereInAnyCase(app, grantsOf, object, clause)
  return where.kind === 'not' ? { ...where, of: inner(where.of) } : { ...where, of: where.of.map(inner) }
}
