import type { ObjectModel } from './app-model.ts'

/** What people call a field of an object; a name that the object does not have stands for itself. */
export function labelOf(object: ObjectModel, name: string): string {
  return object.fields.get(name)?.label ?? name
}
