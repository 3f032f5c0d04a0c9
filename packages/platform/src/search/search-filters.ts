import { AppError, limits, type SearchFilterMetadata, type SearchFilterOptions, UI_API } from 'contract'
import { authorise } from '../access/authorise.ts'
import { isKnownTo } from '../access/known-to.ts'
import { eTagOf } from '../e-tag.ts'
import type { PersonCaller } from '../engine.ts'
import type { FieldModel, ObjectModel } from '../metadata/app-model.ts'
import type { Scalar } from '../metadata/scalar.ts'
import type { SearchFilterDefinition } from '../metadata/search.ts'
import { run } from '../query/run.ts'
import { emptySelection } from '../shape/selection.ts'
import { knownFilters, searchOperators } from './search-where.ts'
import { configurationNamed } from './searched-object.ts'

type Option = SearchFilterOptions['options'][number]

/**
 * The filters of an object's search that exist for the caller.
 *
 * @throws AppError `NOT_FOUND` for an object that does not exist for the caller.
 */
export function searchFilters(
  caller: PersonCaller,
  objectApiName: string,
  configurationName?: string,
): SearchFilterMetadata {
  const object = objectNamed(caller, objectApiName)
  const body = {
    configurationName: configurationNamed(configurationName),
    filters: knownFilters(caller, object).map((filter) => filterOnTheWire(object, filter)),
    objectApiName: object.apiName,
  }
  return { ...body, eTag: eTagOf(body) }
}

/**
 * The values that a filter of kind Select offers, limited to labels that contain `q`.
 *
 * @returns at most 200; for a lookup, records that the caller can read.
 * @throws AppError `NOT_FOUND` for an object or a filter that does not exist for the caller, or that offers no values.
 */
export async function searchFilterOptions(
  caller: PersonCaller,
  objectApiName: string,
  filterApiName: string,
  q?: string,
): Promise<SearchFilterOptions> {
  const object = objectNamed(caller, objectApiName)
  const wanted = filterApiName.toLowerCase()
  const filter = knownFilters(caller, object).find(({ apiName }) => apiName.toLowerCase() === wanted)
  if (filter?.kind !== 'Select') throw new AppError('NOT_FOUND')
  const needle = (q ?? '').trim()
  const options = (await optionsOf(caller, object, filter, needle))
    .filter(({ label }) => label.toLowerCase().includes(needle.toLowerCase()))
    .slice(0, limits.filterOptions)
  const body = { filterApiName: filter.apiName, objectApiName: object.apiName, options }
  return { ...body, eTag: eTagOf(body) }
}

function objectNamed(caller: PersonCaller, objectApiName: string): ObjectModel {
  const object = caller.grantsOf(objectApiName)?.object
  if (!object) throw new AppError('NOT_FOUND')
  return object
}

function filterOnTheWire(object: ObjectModel, filter: SearchFilterDefinition): SearchFilterMetadata['filters'][number] {
  const isField = filter.type === 'Field'
  const optionsUrl = `${UI_API}/search-info/${object.apiName}/filters/${filter.apiName}/options`
  return {
    apiName: filter.apiName,
    defaultValues: [],
    fieldPath: isField ? filter.field : null,
    groupName: isField ? null : filter.groupName,
    kind: filter.kind,
    label: filter.label,
    operators: isField ? [...searchOperators] : ['at'],
    optionsUrl: filter.kind === 'Select' ? optionsUrl : null,
    type: filter.type,
  }
}

async function optionsOf(
  caller: PersonCaller,
  object: ObjectModel,
  filter: SearchFilterDefinition,
  needle: string,
): Promise<Option[]> {
  if (filter.type === 'DataCategory') return filter.categories.map((name) => ({ label: name, value: name }))
  const field = object.fields.get(filter.field)
  switch (field?.type) {
    case 'picklist':
      return (field.values ?? [])
        .filter((value) => isKnownTo(caller.principal, value))
        .map(({ label, value }) => ({ label, value }))
    case 'checkbox':
      return [
        { label: 'Yes', value: 'true' },
        { label: 'No', value: 'false' },
      ]
    case 'lookup':
      return recordOptions(caller, field, needle)
    default:
      throw new AppError('NOT_FOUND')
  }
}

/** Records that the field can point to, by name. */
async function recordOptions(caller: PersonCaller, field: FieldModel, needle: string): Promise<Option[]> {
  const [only] = field.to ?? []
  const target = only === undefined ? undefined : caller.grantsOf(only)?.object
  if (!target || !isKnownTo(caller.principal, target.lookedUpBy ?? {})) return []
  const path = [target.nameField]
  const shape = {
    kind: 'list',
    object: target,
    where: needle === '' ? null : ({ kind: 'compare', path, operator: 'like', value: `%${needle}%` } as const),
    words: null,
    selection: { ...emptySelection(), fields: new Set(path) },
    order: [{ path, descending: false }],
    boundary: null,
    limit: limits.filterOptions,
  } as const
  const { rows, columns } = await run(caller.runner, authorise(caller.engine.app, shape, caller.grantsOf))
  const at = columns.get('')
  const name = at?.fields.get(target.nameField)
  return rows.map((row) => ({
    label: String((name === undefined ? null : (row[name] as Scalar)) ?? ''),
    value: String(at ? row[at.id] : ''),
  }))
}
