import type { ObjectModel } from './app-model.ts'

/**
 * Checks the list scopes, list views and paths of an object against its fields.
 *
 * @throws Error naming the first invalid part.
 */
export function checkLists(object: ObjectModel): void {
  const scopes = new Set(['everything'])
  for (const { apiName, filter } of object.listScopes ?? []) {
    if (!object.fields.has(filter.field)) throw new Error(`${object.apiName}: the scope ${apiName} has no field`)
    scopes.add(apiName)
  }
  for (const { apiName, scope, filterLogic, filters = [] } of object.listViews ?? []) {
    if (scope !== undefined && !scopes.has(scope)) throw new Error(`${object.apiName}.${apiName}: no scope ${scope}`)
    const places = (filterLogic ?? '').match(/\d+/g)?.map(Number) ?? []
    if (places.some((place) => place < 1 || place > filters.length)) {
      throw new Error(`${object.apiName}.${apiName}: the filter logic names a filter that is not there`)
    }
  }
  for (const { apiName, picklist, steps = [] } of object.paths ?? []) {
    const field = object.fields.get(picklist)
    if (field?.type !== 'picklist') throw new Error(`${object.apiName}: the path ${apiName} is not of a picklist`)
    for (const { value, fields = [] } of steps) {
      if (!field.values?.some((known) => known.value === value)) {
        throw new Error(`${object.apiName}: the path ${apiName} has the unknown step ${value}`)
      }
      for (const name of fields) {
        if (!object.fields.has(name)) throw new Error(`${object.apiName}: the path ${apiName} names no field ${name}`)
      }
    }
  }
}

/** Two list views with one id would be found by chance. @throws Error naming both. */
export function checkListIds(objects: readonly ObjectModel[]): void {
  const known = new Map<string, string>()
  for (const { apiName, listViews = [] } of objects) {
    for (const view of listViews) {
      const name = `${apiName}.${view.apiName}`
      const other = known.get(view.id)
      if (other !== undefined) throw new Error(`${other} and ${name} have the same id`)
      known.set(view.id, name)
    }
  }
}
