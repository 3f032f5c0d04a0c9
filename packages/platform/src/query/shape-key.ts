import type { AuthorisedPlan } from '../access/authorise.ts'
import { namingObjects } from '../metadata/search-names.ts'
import { isLong } from '../schema/names.ts'
import type { Selection } from '../shape/selection.ts'
import type { Grouping } from '../shape/shape.ts'
import type { Where } from '../shape/where.ts'
import { isQuery } from './words-bound.ts'

/**
 * Plans with equal keys have equal statements. The key leaves out values and the choice of readable scalar fields, so that clients with
 * different fields share statements.
 */
export function shapeKey(plan: AuthorisedPlan): string {
  const { shape, grantsAt } = plan
  const grants = [...grantsAt]
    .map(([relationshipPath, held]) => `${relationshipPath}:${held.key}${viaKey(plan, relationshipPath)}`)
    .sort()
  const parts: string[] = [shape.kind, shape.object.apiName, ...grants]
  if (shape.kind === 'ids') parts.push(shape.ids.length === 1 ? '1' : 'n', selectionKey(plan, '', shape.selection))
  else {
    parts.push(
      plan.branches.map((branch) => branch.index).join(','),
      whereKey(shape.where),
      shape.words === null ? '' : isQuery(plan) ? 'query' : `words${namesKey(plan)}`,
    )
  }
  if (shape.kind === 'count') parts.push(shape.below?.object.apiName ?? '')
  if (shape.kind === 'groups') parts.push(shape.by.map(groupingKey).join(','))
  if (shape.kind === 'list' || shape.kind === 'search') {
    const { order, selection } = shape
    const boundary = shape.kind === 'list' ? shape.boundary : null
    parts.push(selectionKey(plan, '', selection))
    if (shape.kind === 'search' && shape.textsOf !== undefined) parts.push('texts of some')
    parts.push(order.map(({ path, descending }) => `${descending ? '-' : ''}${path.join('.')}`).join(','))
    if (boundary) parts.push(boundary.direction, boundary.values.map((value) => (value === null ? '0' : '1')).join(''))
  }
  return parts.join('|')
}

function groupingKey({ path, bounds }: Grouping): string {
  if (bounds === null) return path.join('.')
  return `${path.join('.')}<${bounds.map((bound) => ('path' in bound ? bound.path.join('.') : '?')).join('<')}`
}

/** Grants through another object depend on the caller's grants there. */
function viaKey(plan: AuthorisedPlan, relationshipPath: string): string {
  const objects = (plan.grantsAt.get(relationshipPath)?.held ?? [])
    .map((grant) => grant.via?.object)
    .filter((name) => name !== undefined)
  return objects.map((name) => `>${name}:${plan.grantsOf(name)?.key ?? ''}`).join('')
}

/** Words also match names of related records, so the key includes the caller's grants on these. */
function namesKey({ app, shape, grantsOf }: AuthorisedPlan): string {
  return namingObjects(app, shape.object)
    .map(({ apiName }) => `>${apiName}:${grantsOf(apiName)?.key ?? ''}`)
    .join('')
}

function selectionKey(plan: AuthorisedPlan, relationshipPath: string, selection: Selection): string {
  const fields = plan.grantsAt.get(relationshipPath)?.object.fields
  const long = [...selection.fields].filter((name) => {
    const field = fields?.get(name)
    return field !== undefined && isLong(field)
  })
  const spans = [...selection.spans].sort(([a], [b]) => (a < b ? -1 : 1))
  const nested = spans.map(
    ([name, child]) =>
      `${name}(${selectionKey(plan, relationshipPath === '' ? name : `${relationshipPath}.${name}`, child)})`,
  )
  return [...long.sort(), ...nested].join(',')
}

function whereKey(where: Where | null): string {
  if (where === null) return ''
  if (where.kind === 'not') return `!(${whereKey(where.of)})`
  if (where.kind !== 'compare') return `${where.kind}(${where.of.map(whereKey).join(' ')})`
  return `${where.path.join('.')} ${where.operator}${where.value === null ? ' null' : ''}`
}
