import { type ListInfo, type ListReference, MASTER_RECORD_TYPE_ID } from 'contract'
import { resolvePath } from '../access/field-paths.ts'
import { isSortable } from '../access/sortable.ts'
import { eTagOf } from '../e-tag.ts'
import type { PersonCaller } from '../engine.ts'
import type { ObjectModel } from '../metadata/app-model.ts'
import { operatorName } from '../metadata/filter-operators.ts'
import type { ListFilter, ListViewDefinition } from '../metadata/object.ts'
import { orderedByOf } from '../preferences/column-preferences.ts'
import { columnLabel } from '../query/column-label.ts'
import { lookupIdOf, pathSteps } from '../shape/selection.ts'
import { operandLabels } from './filter-operands.ts'
import type { FoundList } from './find-list.ts'
import { EVERYTHING, everythingLabel } from './view-filter.ts'

/** The definition of a list as the caller sees it: hidden columns, filters and orders are left out. */
export function listInfo(caller: PersonCaller, list: FoundList): ListInfo {
  const { object, view, isOwn, preferences } = list
  const body = {
    cloneable: view !== null,
    createable: view !== null,
    deletable: isOwn,
    displayColumns: readableColumns(caller, list).map((name) => columnOf(caller, object, name)),
    filterLogicString: view?.filterLogic ?? null,
    filteredByInfo: (view?.filters ?? [])
      .filter(({ field }) => canRead(caller, object, field))
      .map((filter) => filterInfo(caller, object, filter)),
    // The service has no calls for actions on several records or for edits in cells.
    hasMassActions: false,
    inlineEditDetails: { message: null, state: 'Off' },
    label: view ? view.label : `Recently used ${object.labelPlural.toLowerCase()}`,
    listReference: listReferenceOf(list),
    // List views of the metadata are public, those of users private.
    listShares: [],
    objectApiNames: [object.apiName],
    orderedByInfo: orderedByOf(caller, object, ownOrder(list)),
    scope: scopeInfo(object, view?.scope ?? EVERYTHING),
    searchable: object.search !== undefined,
    updateable: isOwn,
    userPreferences: { columnWidths: preferences.columnWidths, columnWrap: preferences.columnWrap },
    visibility: isOwn ? 'Private' : 'Public',
    visibilityEditable: false,
  }
  return { ...body, eTag: eTagOf(body) }
}

function columnOf(caller: PersonCaller, object: ObjectModel, name: string): ListInfo['displayColumns'][number] {
  const { app } = caller.engine
  const steps = pathSteps(object, name)
  const own = steps.length === 1 ? object.fields.get(name) : undefined
  const held = caller.grantsOf(object.apiName)?.held ?? []
  const editable = own !== undefined && held.some((grant) => grant.write.has(own.apiName))
  const types = object.recordTypes?.map(({ id }) => id) ?? [MASTER_RECORD_TYPE_ID]
  const attributes = { editable, required: editable && own.required === true }
  return {
    fieldApiName: name,
    inlineEditAttributes: Object.fromEntries(types.map((id) => [id, attributes])),
    label: columnLabel(app, object, name),
    lookupId: lookupIdOf(object, steps),
    searchable:
      own !== undefined && Object.values(object.search?.classes ?? {}).some((names) => names?.includes(own.apiName)),
    sortable: isSortable(app, caller.grantsOf, object, steps),
  }
}

/** The scope of a list, with its label. */
function scopeInfo(object: ObjectModel, apiName: string): ListInfo['scope'] {
  const label = object.listScopes?.find((scope) => scope.apiName === apiName)?.label ?? everythingLabel(object)
  return { apiName, entity: null, label, relatedEntity: null }
}

/** The default order of a list: the caller's preference, or else the order of the list view. */
export function ownOrder({ view, preferences }: FoundList): readonly string[] {
  return preferences.orderedBy ?? view?.orderBy ?? []
}

export function listReferenceOf({ object, view }: Pick<FoundList, 'object' | 'view'>): ListReference {
  return view
    ? { id: view.id, listViewApiName: view.apiName, objectApiName: object.apiName, type: 'listView' }
    : { id: null, listViewApiName: '__recent', objectApiName: object.apiName, type: 'mru' }
}

/** Columns of the list that the caller can read. The list of recently used records has the columns of the first list view. */
export function readableColumns(caller: PersonCaller, { object, view }: FoundList): string[] {
  const columns = view?.columns ?? firstView(caller, object)?.columns ?? [object.nameField]
  return columns.filter((name) => canRead(caller, object, name))
}

/** The first list view of the metadata for the caller. */
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
