import type { ObjectModel } from './app-model.ts'

/** Whether a record like one that exists may be saved at all. */
export type DuplicateAction = 'Allow' | 'Block'

/** `Alert` asks the writer before an allowed duplicate is saved; `Report` says nothing. */
export type DuplicateOperation = 'Alert' | 'Report'

/** Which records the rule is about: those whose field has, or has not, this value. All filters must hold. */
export type DuplicateFilter = {
  field: string
  operation: 'equals' | 'notEqual'
  value: string | number | boolean | null
}

/** A rule that finds records like the one being saved. It is for internal people: nobody else hears of it. */
export type DuplicateRuleDefinition = {
  name: string
  /** Absent means active. */
  active?: boolean
  actionOnInsert: DuplicateAction
  actionOnUpdate: DuplicateAction
  /** Absent means `Alert`. */
  operationsOnInsert?: readonly DuplicateOperation[]
  operationsOnUpdate?: readonly DuplicateOperation[]
  filters?: readonly DuplicateFilter[]
  /** Records are alike when the fields of one of these have values and are all equal. */
  matchRules: readonly { name: string; fields: readonly string[] }[]
}

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
