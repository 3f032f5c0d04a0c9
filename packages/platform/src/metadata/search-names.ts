import type { AppModel, ObjectModel } from './app-model.ts'

/** The lookups among the fields of a search class: a record can be found by the name of the record to which they point. */
export const lookupsAmong = ({ fields }: Pick<ObjectModel, 'fields'>, names: readonly string[]): string[] =>
  names.filter((name) => fields.get(name)?.type === 'lookup')

/** The objects whose names are searched for the records of an object. */
export function namingObjects(app: Pick<AppModel, 'required'>, object: ObjectModel): ObjectModel[] {
  const lookups = lookupsAmong(object, Object.values(object.search?.classes ?? {}).flat())
  const targets = new Set(lookups.flatMap((name) => object.fields.get(name)?.to ?? []))
  return [...targets].map((target) => app.required(target))
}

/** The search classes that contain the name of a record. */
export const classesOfName = ({ search, nameField }: Pick<ObjectModel, 'search' | 'nameField'>): string[] =>
  Object.entries(search?.classes ?? {})
    .filter(([, fields]) => fields.includes(nameField))
    .map(([name]) => name)
