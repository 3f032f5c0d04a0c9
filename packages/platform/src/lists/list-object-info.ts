import { AppError, type ListObjectInfo } from 'contract'
import { resolvePath } from '../access/field-paths.ts'
import { isSortable } from '../access/sortable.ts'
import { eTagOf } from '../e-tag.ts'
import type { PersonCaller } from '../engine.ts'
import type { FieldModel, ObjectModel } from '../metadata/app-model.ts'
import { dataTypeOf } from '../metadata/data-type.ts'
import { operatorsOf } from '../metadata/filter-operators.ts'
import { knownValues } from '../picklists/picklist-values.ts'
import { columnLabel } from '../query/column-label.ts'
import { pathSteps } from '../shape/selection.ts'
import { visibleScopes } from './read-list-view.ts'
import { EVERYTHING, everythingLabel } from './view-filter.ts'

/**
 * The choices for a list view of an object: its scopes, and its columns, with how each can be filtered and sorted. The names of parents are
 * columns too.
 *
 * @throws AppError `NOT_FOUND`, also for an object that exists but not for the caller.
 */
export function listObjectInfo(caller: PersonCaller, objectApiName: string): ListObjectInfo {
  const grants = caller.grantsOf(objectApiName)
  if (!grants) throw new AppError('NOT_FOUND')
  const { object } = grants
  const own = [...object.fields.keys()].filter((name) => grants.readable.has(name))
  const body = {
    availableScopes: [
      { apiName: EVERYTHING, label: everythingLabel(object) },
      ...visibleScopes(caller, object).map(({ apiName, label }) => ({ apiName, label })),
    ].map((scope) => ({ ...scope, availableEntities: [] })),
    columns: [...own, ...parentNames(caller, object)]
      .map((name) => columnOf(caller, object, name))
      .filter((column) => column !== null),
    createable: true,
    objectApiName: object.apiName,
    // List views that users create are private to them.
    publicOrSharedCreateable: false,
    relatedEntityApiName: null,
  }
  return { ...body, eTag: eTagOf(body) }
}

function parentNames(caller: PersonCaller, object: ObjectModel): string[] {
  const { app } = caller.engine
  return [...object.relationships.values()]
    .filter(({ targets }) => targets.length === 1)
    .map(({ name, targets: [target = ''] }) => `${name}.${app.required(target).nameField}`)
    .filter((path) => resolvePath(app, caller.grantsOf, object, pathSteps(object, path)) !== null)
}

function columnOf(caller: PersonCaller, object: ObjectModel, name: string): ListObjectInfo['columns'][number] | null {
  const { app } = caller.engine
  const steps = pathSteps(object, name)
  const end = resolvePath(app, caller.grantsOf, object, steps)
  const field: FieldModel | undefined = end?.object.fields.get(end.field)
  if (!field) return null
  const operators = operatorsOf(field)
  const [first = null] = operators
  return {
    alias: name,
    dataType: dataTypeOf(field),
    defaultFilterOperator: first,
    displayable: true,
    fieldApiName: name,
    filterable: first !== null,
    label: columnLabel(app, object, name),
    picklistValues: knownValues(caller, field).map(({ value, label }) => ({ apiName: value, label })),
    quickFilterOperator: first,
    quickFilterOverrides: [],
    quickFilterable: field.type === 'picklist' || field.type === 'checkbox',
    sortable: isSortable(app, caller.grantsOf, object, steps),
    supportedFilterOperators: operators,
  }
}
