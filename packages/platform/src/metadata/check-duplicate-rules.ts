import type { ObjectModel } from './app-model.ts'

/** @throws Error naming the first rule that does not fit its object. */
export function checkDuplicateRules(object: ObjectModel): void {
  const rules = object.duplicateRules ?? []
  if (new Set(rules.map(({ name }) => name)).size !== rules.length) {
    throw new Error(`${object.apiName}: two duplicate rules have the same name`)
  }
  for (const { name, filters = [], matchRules } of rules) {
    const fields = [...filters.map(({ field }) => field), ...matchRules.flatMap((rule) => rule.fields)]
    for (const field of fields) {
      const type = object.fields.get(field)?.type
      if (type === undefined || type === 'longText' || type === 'richText') {
        throw new Error(`${object.apiName}: the duplicate rule ${name} cannot compare ${field}`)
      }
    }
    if (matchRules.some((rule) => rule.fields.length === 0)) {
      throw new Error(`${object.apiName}: the duplicate rule ${name} compares nothing`)
    }
  }
}
