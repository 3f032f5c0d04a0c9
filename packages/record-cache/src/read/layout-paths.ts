import type { Layout, ObjectInfo } from 'contract'

/**
 * The fields that a layout shows, as sorted paths without the object's name. A reference includes the id and the name of its target.
 */
export function layoutPaths(layout: Layout, info: ObjectInfo): string[] {
  const paths = new Set<string>()
  const rows = layout.sections.flatMap(({ layoutRows }) => layoutRows)
  const items = rows.flatMap(({ layoutItems }) => layoutItems)
  for (const { componentType, apiName } of items.flatMap(({ layoutComponents }) => layoutComponents)) {
    if (componentType !== 'Field' || apiName === null) continue
    paths.add(apiName)
    const field = info.fields[apiName]
    if (field === undefined || !field.reference || field.relationshipName === null) continue
    paths.add(`${field.relationshipName}.Id`)
    paths.add(`${field.relationshipName}.${nameFieldOf(field.referenceToInfos)}`)
  }
  return [...paths].sort()
}

function nameFieldOf(targets: readonly { nameFields: readonly string[] }[]): string {
  const names = targets.flatMap(({ nameFields }) => nameFields)
  return names.includes('Name') ? 'Name' : (names[0] ?? 'Name')
}
