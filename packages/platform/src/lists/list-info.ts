import type { ListInfo, ListReference } from 'contract'
import { resolvePath } from '../access/field-paths.ts'
import { isSortable } from '../access/sortable.ts'
import { eTagOf } from '../e-tag.ts'
import type { PersonCaller } from '../engine.ts'
import type { ObjectModel } from '../metadata/app-model.ts'
import type { ListFilter, ListViewDefinition } from '../metadata/object.ts'
import { orderedByOf } from '../preferences/column-preferences.ts'
import { columnLabel } from '../query/column-label.ts'
import { pathSteps } from '../shape/selection.ts'
import { operandLabels, operatorName } from './filter-operands.ts'
import type { FoundList } from './find-list.ts'

/** The definition of a list as the caller sees it: hidden columns, filters and orders are left out. */
export function listInfo(caller: PersonCaller, list: FoundList): ListInfo {
  const { object, view, isOwn, preferences } = list
  const body = {
    cloneable: view !== null,
    createable: view !== null,
    deletable: isOwn,
    displayColumns: readableColumns(caller, list).map((name) => ({
      fieldApiName: name,
      label: columnLabel(caller.engine.app, object, name),
      sortable: isSortable(caller.engine.app, caller.grantsOf, object, pathSteps(object, name)),
    })),
    filterLogicString: view?.filterLogic ?? null,
    filteredByInfo: (view?.filters ?? [])
      .filter(({ field }) => canRead(caller, object, field))
      .map((filter) => filterInfo(caller, object, filter)),
    label: view ? view.label : `Recently used ${object.labelPlural.toLowerCase()}`,
    listReference: listReferenceOf(list),
    orderedByInfo: orderedByOf(caller, object, ownOrder(list)),
    updateable: isOwn,
    userPreferences: { columnWidths: preferences.columnWidths, columnWrap: preferences.columnWrap },
    visibility: isOwn ? 'Private' : 'Public',
    visibilityEditable: false,
  }
  return { ...body, eTag: eTagOf(body) }
}

/** The order of a list when none is requested: what the caller prefers, or else the order of the list view. */
export function ownOrder({ view, preferences }: FoundList): readonly string[] {
  return preferences.orderedBy ?? view?.orderBy ?? []
}

export function listReferenceOf({ object, view }: Pick<FoundList, 'object' | 'view'>): ListReference {
  return view
    ? { id: view.id, listViewApiName: view.apiName, objectApiName: object.apiName, type: 'listView' }
    : { id: null, listViewApiName: '__recent', objectApiName: object.apiName, type: 'mru' }
}

/** Columns of the list that the caller can read; the recently used list has those of the first list view. */
export function readableColumns(caller: PersonCaller, { object, view }: FoundList): string[] {
  const columns = view?.columns ?? firstView(caller, object)?.columns ?? [object.nameField]
  return columns.filter((name) => canRead(caller, object, name))
}

/** The first list view of the metadata that the caller has. */
export function firstView({ principal }: PersonCaller, object: ObjectModel): ListViewDefinition | undefined {
  return object.listViews?.find((view) => view.profiles.includes(principal.profile))
}

function canRead({ engine, grantsOf }: PersonCaller, object: ObjectModel, name: string): boolean {
  return resolvePath(engine.app, grantsOf, object, pathSteps(object, name)) !== null
}

function filterInfo(caller: PersonCaller, object: ObjectModel, filter: ListFilter): ListInfo['filteredByInfo'][number] {
  return {
    fieldApiName: filter.field,
    label: columnLabel(caller.engine.app, object, filter.field),
    operandLabels: operandLabels(caller, object, filter),
    operator: operatorName(filter.operator),
  }
}
