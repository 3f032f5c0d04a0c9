import { AppError } from 'contract'
import { whereInAnyCase } from '../access/field-paths.ts'
import { isKnownTo } from '../access/known-to.ts'
import type { PersonCaller } from '../engine.ts'
import type { ObjectModel } from '../metadata/app-model.ts'
import type { SearchFilterDefinition } from '../metadata/search.ts'
import { invalidFilter } from '../shape/invalid-filter.ts'
import { pathSteps } from '../shape/selection.ts'
import type { Operator, Where } from '../shape/where.ts'

/** A filter of a search: one value, or several for `in` and `nin`; `eq` and `ne` with several values mean the same. */
export type SearchFilterParams = {
  fieldPath: string
  objectApiName?: string | undefined
  operator: string
  values: readonly (string | number | boolean)[]
}

/** Categories of a group; a record must have one of them. */
export type DataCategoryParams = { groupName: string; operator: string; values: readonly string[] }

export type SearchOptionsParams = {
  filters?: readonly SearchFilterParams[] | null | undefined
  dataCategories?: readonly DataCategoryParams[] | null | undefined
}

/**
 * Joins the filters and categories of a search into one filter. The gate checks the fields when it authorises the search.
 *
 * @returns null without filters and categories.
 * @throws AppError `INVALID_FILTER`.
 */
export function searchWhere(caller: PersonCaller, object: ObjectModel, params: SearchOptionsParams): Where | null {
  const of = [
    ...(params.filters ?? []).map((filter) => comparisonOf(object, filter)),
    ...(params.dataCategories ?? []).map((category) => categoryOf(caller, object, category)),
  ]
  const where: Where | null = of.length === 0 ? null : { kind: 'and', of }
  return whereInAnyCase(caller.engine.app, caller.grantsOf, object, where)
}

function dataCategoryGroup(
  caller: PersonCaller,
  object: ObjectModel,
  groupName: string,
): Extract<SearchFilterDefinition, { type: 'DataCategory' }> | undefined {
  const wanted = groupName.toLowerCase()
  for (const filter of knownFilters(caller, object)) {
    if (filter.type === 'DataCategory' && filter.groupName.toLowerCase() === wanted) return filter
  }
  return undefined
}

/** The filters of an object that exist for the caller. */
export function knownFilters(caller: PersonCaller, object: ObjectModel): SearchFilterDefinition[] {
  const readable = caller.grantsOf(object.apiName)?.readable
  return (object.search?.filters ?? []).filter(
    (filter) => isKnownTo(caller.principal, filter) && readable?.has(filter.field),
  )
}

export const searchOperators: readonly Operator[] = ['eq', 'ne', 'lt', 'lte', 'gt', 'gte', 'in', 'nin', 'like']

function comparisonOf(object: ObjectModel, { fieldPath, objectApiName, operator, values }: SearchFilterParams): Where {
  if (objectApiName !== undefined && objectApiName.toLowerCase() !== object.apiName.toLowerCase()) {
    throw invalidFilter('a filter names another object than the one that is searched')
  }
  const known = searchOperators.find((candidate) => candidate === operator.toLowerCase())
  const path = pathSteps(object, fieldPath)
  if (!known) throw invalidFilter('an operator is not known')
  const [only, ...others] = values
  if (only === undefined) throw invalidFilter('a filter has no value')
  if (known === 'in' || known === 'nin') return { kind: 'compare', path, operator: known, value: values }
  if (others.length === 0) return { kind: 'compare', path, operator: known, value: only }
  if (known !== 'eq' && known !== 'ne') throw invalidFilter(`${known} takes one value`)
  return { kind: 'compare', path, operator: known === 'eq' ? 'in' : 'nin', value: values }
}

// Groups have one level, so AT, BELOW and ABOVE a category select the same records.
const placements: ReadonlySet<string> = new Set(['at', 'below', 'above', 'above_or_below', 'aboveorbelow'])

function categoryOf(caller: PersonCaller, object: ObjectModel, params: DataCategoryParams): Where {
  const group = dataCategoryGroup(caller, object, params.groupName)
  if (!group) throw invalidFilter('a data category group is not known')
  if (!placements.has(params.operator.toLowerCase())) throw invalidFilter('an operator is not known')
  const names = params.values.map((value) =>
    group.categories.find((name) => name.toLowerCase() === value.toLowerCase()),
  )
  if (names.length === 0 || names.includes(undefined)) throw invalidFilter('a data category is not known')
  const like = (value: string): Where => ({ kind: 'compare', path: [group.field], operator: 'like', value })
  return { kind: 'or', of: names.flatMap((name) => [`${name}`, `${name};%`, `%;${name}`, `%;${name};%`].map(like)) }
}

/** @throws AppError `ILLEGAL_QUERY_PARAMETER_VALUE` for a kind of answer that does not exist. */
export function wantsKeywordAnswer(answerTypes: readonly string[] | null | undefined): boolean {
  const kinds = (answerTypes ?? ['keyword']).map((type) =>
    /^(keyword|qna)(?:_?search)?$/i.exec(type)?.[1]?.toLowerCase(),
  )
  if (kinds.includes(undefined)) throw new AppError('ILLEGAL_QUERY_PARAMETER_VALUE', { parameter: 'answerTypes' })
  return kinds.includes('keyword')
}
