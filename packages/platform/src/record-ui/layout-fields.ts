import type { Layout } from 'contract'
import type { Caller } from '../engine.ts'
import type { ObjectModel } from '../metadata/app-model.ts'

/** Fields that a layout shows; for a lookup also the id and the name of the record it leads to. Sorted, each once. */
export function layoutFields({ engine, grantsOf }: Caller, object: ObjectModel, layouts: readonly Layout[]): string[] {
  const names = new Set<string>()
  for (const name of layouts.flatMap(shownFields)) {
    names.add(name)
    const field = object.fields.get(name)
    const relationship = field?.relationshipName ? object.relationships.get(field.relationshipName) : undefined
    // A lookup to one of several objects leads to no name that a path could reach.
    const [target, ...others] = relationship?.targets ?? []
    if (!relationship || target === undefined || others.length > 0 || !grantsOf(target)) continue
    names.add(`${relationship.name}.Id`)
    names.add(`${relationship.name}.${engine.app.required(target).nameField}`)
  }
  return [...names].sort()
}

function shownFields(layout: Layout): string[] {
  return layout.sections
    .flatMap((section) => section.layoutRows)
    .flatMap((row) => row.layoutItems)
    .flatMap((item) => item.layoutComponents)
    .map((component) => (component.componentType === 'Field' ? component.apiName : null))
    .filter((name) => name !== null)
}
