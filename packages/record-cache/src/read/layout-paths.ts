import type { Layout, ObjectInfo } from 'contract'

/**
 * The fields that a layout shows, as sorted paths without the object's name. A reference comes with the id and the name of the record
 * that it points to.
 */
export function layoutPaths(layout: Layout, info: ObjectInfo): string[] {
  const paths = new Set<string>()
  for (const section of layout.sections) {
    for (const row of section.layoutRows) {
      for (const item of row.layoutItems) {
        for (const { componentType, apiName } of item.layoutComponents) {
          if (componentType !== 'Field' || apiName === null) continue
          paths.add(apiName)
          const field = info.fields[apiName]
          if (field === undefined || !field.reference || field.relationshipName === null) continue
          paths.add(`${field.relationshipName}.Id`)
          paths.add(`${field.relationshipName}.${nameFieldOf(field.referenceToInfos)}`)
        }
      }
    }
  }
  return [...paths].sort()
}

function nameFieldOf(targets: readonly { nameFields: readonly string[] }[]): string {
  if (targets.some((target) => target.nameFields.includes('Name'))) return 'Name'
  return targets[0]?.nameFields[0] ?? 'Name'
}
