import type { ObjectModel } from '../metadata/app-model.ts'

/** Requested fields of a record, and of its parents by relationship name. */
export type Selection = { fields: Set<string>; spans: Map<string, Selection> }

export const emptySelection = (): Selection => ({ fields: new Set(), spans: new Map() })

/** Adds the id to an empty selection: clients treat a record without fields as deleted. */
export function neverEmpty(selection: Selection): Selection {
  if (selection.fields.size === 0 && selection.spans.size === 0) selection.fields.add('Id')
  return selection
}

/** The steps of a path, without the name of the object it starts from. */
export function pathSteps(root: ObjectModel, name: string): string[] {
  const steps = name.split('.')
  const first = steps[0] ?? ''
  const isObjectName = first.toLowerCase() === root.apiName.toLowerCase() && steps.length > 1
  // If a relationship has the same name as its object, the name means the relationship.
  return isObjectName && !root.relationships.has(first) ? steps.slice(1) : steps
}

/** The path of the id of the record to which a column links: the record itself for its name, the parent for a field of the parent. */
export function lookupIdOf(object: ObjectModel, steps: readonly string[]): string | null {
  if (steps.length > 1) return [...steps.slice(0, -1), 'Id'].join('.')
  return steps[0] === object.nameField ? 'Id' : null
}
