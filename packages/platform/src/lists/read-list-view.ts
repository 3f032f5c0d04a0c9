import { AppError, limits } from 'contract'
import { declaredPath } from '../access/field-paths.ts'
import { unknownField } from '../access/unknown-field.ts'
import type { PersonCaller } from '../engine.ts'
import type { ObjectModel } from '../metadata/app-model.ts'
import { parseFilterLogic } from './filter-logic.ts'
import { type FilterParams, readFilter } from './filter-operands.ts'
import { firstView } from './list-info.ts'
import type { OwnListView } from './own-list-views.ts'
import { EVERYTHING, scopesFor } from './view-filter.ts'

/** The parameters of a list view. In a creation, absent and null properties have their defaults; in an update, they keep their value. */
export type ListViewParams = {
  displayColumns?: readonly string[] | null | undefined
  filterLogicString?: string | null | undefined
  filteredByInfo?: readonly FilterParams[] | null | undefined
  label?: string | null | undefined
  listShares?: readonly unknown[] | null | undefined
  scope?:
    | { apiName: string; entityId?: string | null | undefined; relatedEntityId?: string | null | undefined }
    | null
    | undefined
  visibility?: string | null | undefined
}

const PRIVATE = 'private'

/**
 * Checks the parameters of a list view. Columns and filters must be fields that the caller can read; their names are case-insensitive. A
 * list view cannot be shared.
 *
 * @param before - the list view to update; null for a new one.
 * @throws AppError `INVALID_FIELD`, `INVALID_FILTER`, `MISSING_ARGUMENT`, `FIELD_NOT_WRITEABLE`, `INVALID_API_INPUT`,
 * `QUERY_TOO_COMPLICATED`.
 */
export function readListView(
  caller: PersonCaller,
  object: ObjectModel,
  params: ListViewParams,
  before: OwnListView | null,
): OwnListView {
  refuseSharing(params)
  const filters = params.filteredByInfo
    ? params.filteredByInfo.map((filter) => readFilter(caller, object, filter))
    : (before?.filters ?? [])
  if (filters.length > limits.filtersPerRequest) {
    throw new AppError('QUERY_TOO_COMPLICATED', { reason: `more than ${limits.filtersPerRequest} filters` })
  }
  return {
    label: params.label === null || params.label === undefined ? (before?.label ?? '') : labelOf(params.label),
    columns: params.displayColumns
      ? columnsOf(caller, object, params.displayColumns)
      : (before?.columns ?? missingColumns()),
    filters,
    filterLogic: logicOf(params.filterLogicString, before?.filterLogic ?? null, filters.length),
    scope: params.scope ? scopeOf(caller, object, params.scope) : (before?.scope ?? EVERYTHING),
  }
}

/** The default columns of a list view: those of the first list view for the caller, or the name field of the object. */
export function defaultColumns(caller: PersonCaller, object: ObjectModel): string[] {
  const columns = (firstView(caller, object)?.columns ?? [object.nameField]).filter((name) =>
    isReadable(caller, object, name),
  )
  return columns.length > 0 ? columns : ['Id']
}

function refuseSharing({ listShares, visibility }: ListViewParams): void {
  if (listShares?.length) throw notWriteable('listShares')
  if (visibility && visibility.toLowerCase() !== PRIVATE) throw notWriteable('visibility')
}

function labelOf(label: string): string {
  const text = label.trim()
  if (text === '') throw new AppError('MISSING_ARGUMENT', { parameter: 'label' })
  if (text.length > limits.listViewLabelCharacters) {
    throw new AppError('STRING_TOO_LONG', { label: 'Label', max: limits.listViewLabelCharacters }, { field: 'label' })
  }
  if (/\p{Cc}/u.test(text) || !text.isWellFormed()) {
    throw new AppError('INVALID_VALUE', { label: 'Label' }, { field: 'label' })
  }
  return text
}

function columnsOf(caller: PersonCaller, object: ObjectModel, requested: readonly string[]): string[] {
  const names = requested.map((name) => {
    const column = declaredPath(caller.engine.app, caller.grantsOf, object, name)
    if (column === null) throw unknownField(object, name)
    return column
  })
  if (names.length === 0) return missingColumns()
  if (new Set(names).size < names.length) {
    throw new AppError('INVALID_API_INPUT', { reason: 'a column stands in displayColumns twice' })
  }
  return names
}

function missingColumns(): never {
  throw new AppError('MISSING_ARGUMENT', { parameter: 'displayColumns' })
}

function logicOf(requested: string | null | undefined, before: string | null, filterCount: number): string | null {
  const logic = requested === undefined ? before : requested?.trim() || null
  if (logic !== null) parseFilterLogic(logic, filterCount)
  return logic
}

function scopeOf(caller: PersonCaller, object: ObjectModel, requested: NonNullable<ListViewParams['scope']>): string {
  if (requested.entityId || requested.relatedEntityId) throw notWriteable('scope')
  const name = requested.apiName.toLowerCase()
  const known = [EVERYTHING, ...visibleScopes(caller, object).map((scope) => scope.apiName)]
  const scope = known.find((candidate) => candidate.toLowerCase() === name)
  if (!scope) throw new AppError('INVALID_API_INPUT', { reason: 'the scope is not one of this object' })
  return scope
}

/** The scopes whose field the caller can read. */
export function visibleScopes(caller: PersonCaller, object: ObjectModel) {
  return scopesFor(object, caller.principal).filter(({ filter }) => isReadable(caller, object, filter.field))
}

const notWriteable = (field: string) => new AppError('FIELD_NOT_WRITEABLE', { field }, { field })

function isReadable({ engine, grantsOf }: PersonCaller, object: ObjectModel, name: string): boolean {
  return declaredPath(engine.app, grantsOf, object, name) !== null
}
