import type { AppModel, ObjectModel } from './app-model.ts'

/** The lookups among the fields of a search class: a record is found by the names of the records that they point to. */
export const lookupsAmong = ({ fields }: Pick<ObjectModel, 'fields'>, names: readonly string[]): string[] =>
  names.filter((name) => fields.get(name)?.type === 'lookup')

/** The objects by the names of whose records the records of an object are found. */
export function namingObjects(app: Pick<AppModel, 'required'>, object: ObjectModel): ObjectModel[] {
  const lookups = lookupsAmong(object, Object.values(object.search?.classes ?? {}).flat())
  const targets = new Set(lookups.flatMap((name) => object.fields.get(name)?.to ?? []))
  return [...targets].map((target) => app.required(target))
}

/** The search classes that hold the name of a record. */
export const classesOfName = ({ search, nameField }: Pick<ObjectModel, 'search' | 'nameField'>): string[] =>
  Object.entries(search?.classes ?? {})
    .filter(([, fields]) => fields.includes(nameField))
    .map(([name]) => name)
