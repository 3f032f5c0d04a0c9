import type { ListInfo, ListReference } from 'contract'
import { isSortable } from '../access/sortable.ts'
import { eTagOf } from '../e-tag.ts'
import type { PersonCaller } from '../engine.ts'
import { type ObjectModel, withoutSign } from '../metadata/app-model.ts'
import type { ListFilter, ListViewDefinition } from '../metadata/object.ts'
import { columnLabel } from '../query/column-label.ts'
import { pathSteps, resolvePath } from '../query/selection.ts'
import type { FoundList } from './find-list.ts'

/** The definition of a list as the caller sees it: hidden columns, filters and orders are left out. */
export function listInfo(caller: PersonCaller, list: FoundList): ListInfo {
  const { object, view } = list
  const body = {
    cloneable: false,
    createable: false,
    deletable: false,
    displayColumns: readableColumns(caller, list).map((name) => ({
      fieldApiName: name,
      label: columnLabel(caller.engine.app, object, name),
      sortable: isSortable(caller.engine.app, caller.grantsOf, object, pathSteps(object, name)),
    })),
    filterLogicString: null,
    filteredByInfo: (view?.filters ?? [])
      .filter(({ field }) => canRead(caller, object, field))
      .map((filter) => filterInfo(caller, object, filter)),
    label: view ? view.label : `Recently used ${object.labelPlural.toLowerCase()}`,
    listReference: listReferenceOf(list),
    orderedByInfo: (view?.orderBy ?? [])
      .filter((name) => canRead(caller, object, withoutSign(name)))
      .map((name) => ({
        fieldApiName: withoutSign(name),
        isAscending: !name.startsWith('-'),
        label: columnLabel(caller.engine.app, object, withoutSign(name)),
      })),
    updateable: false,
    userPreferences: { columnWidths: {}, columnWrap: {} },
    visibility: 'Public',
    visibilityEditable: false,
  }
  return { ...body, eTag: eTagOf(body) }
}

export function listReferenceOf({ object, view }: FoundList): ListReference {
  return view
    ? { id: view.id, listViewApiName: view.apiName, objectApiName: object.apiName, type: 'listView' }
    : { id: null, listViewApiName: '__recent', objectApiName: object.apiName, type: 'mru' }
}

/** Columns of the list that the caller can read; the recently used list has those of the first list view. */
export function readableColumns(caller: PersonCaller, { object, view }: FoundList): string[] {
  const columns = view?.columns ?? firstView(caller, object)?.columns ?? [object.nameField]
  return columns.filter((name) => canRead(caller, object, name))
}

function firstView({ principal }: PersonCaller, object: ObjectModel): ListViewDefinition | undefined {
  return object.listViews?.find((view) => view.profiles.includes(principal.profile))
}

function canRead({ engine, grantsOf }: PersonCaller, object: ObjectModel, name: string): boolean {
  return resolvePath(engine.app, grantsOf, object, pathSteps(object, name)) !== null
}

const operatorNames: Readonly<Record<ListFilter['operator'], string>> = {
  equals: 'Equals',
  notEqual: 'NotEqual',
  in: 'Equals',
  notIn: 'NotEqual',
  greaterOrEqual: 'GreaterOrEqual',
  lessThan: 'LessThan',
}

function filterInfo(caller: PersonCaller, object: ObjectModel, filter: ListFilter): ListInfo['filteredByInfo'][number] {
  return {
    fieldApiName: filter.field,
    label: columnLabel(caller.engine.app, object, filter.field),
    operandLabels: operandLabels(caller, object, filter),
    operator: operatorNames[filter.operator],
  }
}

/** The values themselves are told only where they are constants: those of the caller may be ids of hidden records. */
function operandLabels({ displayValue }: PersonCaller, object: ObjectModel, filter: ListFilter): string[] {
  const { field: name, value, operandLabel } = filter
  if (operandLabel !== undefined) return [operandLabel]
  if (typeof value === 'object' && 'principal' in value) return ['Mine']
  const field = object.fields.get(name)
  const values = typeof value === 'object' ? value : [value]
  return values.map((one) => (field && displayValue(field, one)) ?? String(one))
}
