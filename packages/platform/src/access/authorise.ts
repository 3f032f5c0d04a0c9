import { AppError } from 'contract'
import type { AppModel, ObjectModel } from '../metadata/app-model.ts'
import type { Selection } from '../shape/selection.ts'
import { pathSteps } from '../shape/selection.ts'
import { BELOW, type GroupsShape, type Shape } from '../shape/shape.ts'
import type { Where } from '../shape/where.ts'
import { resolvePath } from './field-paths.ts'
import type { Grants, GrantsOf, HeldGrant } from './grants.ts'
import { unknownField } from './unknown-field.ts'

declare const authorised: unique symbol

/** Grants of the base object and of every parent on a path, and the grants whose rows may be searched. */
export type AuthorisedPlan<S extends Shape = Shape> = {
  readonly [authorised]: true
  readonly app: AppModel
  readonly shape: S
  /** Grants of the object at the end of a relationship path (`''` is the base, `Account.Owner` a grandparent), or {@link BELOW}. */
  readonly grantsAt: ReadonlyMap<string, Grants>
  /** The usable grants on the base object: for lists, only grants that read every field of filter, order, groups and search. */
  readonly branches: readonly HeldGrant[]
  readonly grantsOf: GrantsOf
}

/**
 * The gate: decides which rows and fields a caller may read. Only this function creates plans that can be run.
 *
 * If no grant reads the object, or a field that is filtered, sorted, grouped or searched, the answer is the same as for an object or field
 * that does not exist.
 *
 * @throws AppError `INVALID_TYPE` for an object, `INVALID_FIELD` for a field that does not exist for the caller.
 */
export function authorise<S extends Shape>(app: AppModel, shape: S, grantsOf: GrantsOf): AuthorisedPlan<S> {
  const base = knownGrants(grantsOf, shape.object)
  const grantsAt = new Map<string, Grants>([['', base]])
  if ('selection' in shape) checkSelection(app, shape.object, shape.selection, '', grantsAt, grantsOf)
  else if ('below' in shape && shape.below) grantsAt.set(BELOW, knownGrants(grantsOf, shape.below.object))
  let branches = base.held
  if (shape.kind !== 'ids') {
    const rootFields = [...wherePaths(shape.where), ...usedPaths(shape)].map((path) =>
      rootFieldOf(app, shape.object, path, grantsAt, grantsOf),
    )
    branches = base.held.filter(
      (grant) =>
        rootFields.every((field) => grant.read.has(field)) &&
        (shape.words === null || searchClassesOf(shape.object, grant).length > 0),
    )
  }
  return { app, shape, grantsAt, branches, grantsOf } as unknown as AuthorisedPlan<S>
}

function knownGrants(grantsOf: GrantsOf, { apiName }: ObjectModel): Grants {
  const grants = grantsOf(apiName)
  if (!grants) throw new AppError('INVALID_TYPE', { object: apiName })
  return grants
}

/** Search classes in which a grant reads every field: a match in a hidden text would reveal its words. */
export function searchClassesOf(object: ObjectModel, grant: HeldGrant): string[] {
  return Object.entries(object.search?.classes ?? {})
    .filter(([, fields]) => fields.every((field) => grant.read.has(field)))
    .map(([name]) => name)
}

function checkSelection(
  app: AppModel,
  object: ObjectModel,
  selection: Selection,
  relationshipPath: string,
  grantsAt: Map<string, Grants>,
  grantsOf: GrantsOf,
): void {
  const grants = knownGrants(grantsOf, object)
  grantsAt.set(relationshipPath, grants)
  for (const field of selection.fields) if (!grants.readable.has(field)) throw unknownField(object, field)
  for (const [name, nested] of selection.spans) {
    const target = spanTarget(app, object, name, grants)
    checkSelection(
      app,
      target,
      nested,
      relationshipPath === '' ? name : `${relationshipPath}.${name}`,
      grantsAt,
      grantsOf,
    )
  }
}

function spanTarget(app: AppModel, object: ObjectModel, name: string, grants: Grants): ObjectModel {
  const relationship = object.relationships.get(name)
  const target = relationship?.targets.length === 1 ? relationship.targets[0] : undefined
  if (!relationship || !target || !grants.readable.has(relationship.field.apiName)) throw unknownField(object, name)
  return app.required(target)
}

/** Checks a path of a filter or an order and collects the grants on the objects along it. Returns the field of the base object. */
function rootFieldOf(
  app: AppModel,
  object: ObjectModel,
  path: readonly string[],
  grantsAt: Map<string, Grants>,
  grantsOf: GrantsOf,
): string {
  const steps = pathSteps(object, path.join('.'))
  if (!resolvePath(app, grantsOf, object, steps)) throw unknownField(object, path.join('.'))
  let current = object
  const relationshipPath: string[] = []
  for (const step of steps.slice(0, -1)) {
    const grants = grantsOf(current.apiName)
    if (!grants) throw unknownField(object, path.join('.'))
    current = spanTarget(app, current, step, grants)
    relationshipPath.push(step)
    const spanned = grantsOf(current.apiName)
    if (spanned) grantsAt.set(relationshipPath.join('.'), spanned)
  }
  const first = steps[0] ?? ''
  return steps.length === 1 ? first : (object.relationships.get(first)?.field.apiName ?? first)
}

/** The fields that decide the order or the groups of rows. */
function usedPaths(shape: Exclude<Shape, { kind: 'ids' }>): (readonly string[])[] {
  if (shape.kind === 'count' || shape.kind === 'frequencies') return []
  return shape.kind === 'groups' ? groupPaths(shape) : shape.order.map(({ path }) => path)
}

/** All fields that a grouped count reads. */
export function groupPaths({ by }: GroupsShape): (readonly string[])[] {
  return by.flatMap(({ path, bounds }) => [
    path,
    ...(bounds ?? []).flatMap((bound) => ('path' in bound ? [bound.path] : [])),
  ])
}

function wherePaths(where: Where | null): (readonly string[])[] {
  if (where === null) return []
  if (where.kind === 'compare') return [where.path]
  return where.kind === 'not' ? wherePaths(where.of) : where.of.flatMap(wherePaths)
}
