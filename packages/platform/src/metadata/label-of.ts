import type { ObjectModel } from './app-model.ts'

/** The label of a field; an unknown field is labelled with its own name. */
export function labelOf(object: ObjectModel, name: string): string {
  return object.fields.get(name)?.label ?? name
}
