import type { FieldModel, ObjectModel } from './app-model.ts'
import type { SearchFilterDefinition } from './search.ts'
import { classesOfName, lookupsAmong } from './search-names.ts'

const selectable: ReadonlySet<string> = new Set(['picklist', 'lookup', 'checkbox'])

/** @throws Error naming the first part of the search or of a lookup that does not fit the object. */
export function checkSearch(object: ObjectModel, objectOf: (apiName: string) => ObjectModel | undefined): void {
  const filters = object.search?.filters ?? []
  for (const filter of filters) checkFilter(object, filter)
  for (const name of object.search?.fields ?? []) {
    const [first = '', ...rest] = name.split('.')
    const isKnown = rest.length === 0 ? object.fields.has(first) : object.relationships.has(first)
    if (!isKnown) throw new Error(`${object.apiName}: a search result names the unknown field ${name}`)
  }
  if (new Set(filters.map(({ apiName }) => apiName.toLowerCase())).size !== filters.length) {
    throw new Error(`${object.apiName}: two search filters have the same name`)
  }
  for (const [name, { rows }] of Object.entries(object.search?.vocabularies ?? {})) {
    const unknown = Object.keys(rows).find((column) => !object.search?.scopes.includes(column))
    if (unknown !== undefined) throw new Error(`${object.apiName}: the vocabulary ${name} names no scope by ${unknown}`)
  }
  for (const name of lookupsAmong(object, Object.values(object.search?.classes ?? {}).flat())) {
    const isFound = (object.fields.get(name)?.to ?? []).every((target) => {
      const named = objectOf(target)
      return named !== undefined && classesOfName(named).length > 0
    })
    if (!isFound)
      throw new Error(`${object.apiName}.${name}: a search names a lookup whose records are not found by name`)
  }
  for (const field of object.fields.values()) checkBindings(object, field, objectOf)
}

function checkFilter(object: ObjectModel, filter: SearchFilterDefinition): void {
  const field = object.fields.get(filter.field)
  const place = `${object.apiName}: the search filter ${filter.apiName}`
  if (!field) throw new Error(`${place} names the unknown field ${filter.field}`)
  if (filter.type === 'Field' && filter.kind === 'Select' && !selectable.has(field.type)) {
    throw new Error(`${place} offers values of a field that has none`)
  }
  // Categories are found by patterns in the text of the field.
  if (filter.type === 'DataCategory' && filter.categories.some((name) => /[%_\\;]/.test(name))) {
    throw new Error(`${place} has a category with a sign that patterns use`)
  }
}

function checkBindings(
  object: ObjectModel,
  field: FieldModel,
  objectOf: (apiName: string) => ObjectModel | undefined,
): void {
  const isOfTargets = (name: string): boolean => (field.to ?? []).every((target) => objectOf(target)?.fields.has(name))
  for (const [targetField, sourceField] of Object.entries(field.bindings ?? {})) {
    if (!isOfTargets(targetField) || !object.fields.has(sourceField)) {
      throw new Error(`${object.apiName}.${field.apiName}: the binding of ${targetField} names an unknown field`)
    }
  }
  const unknown = Object.keys(field.offers ?? {}).find((name) => !isOfTargets(name))
  if (unknown) throw new Error(`${object.apiName}.${field.apiName}: what it offers names the unknown field ${unknown}`)
}
