import { AppError, type DuplicatesConfiguration } from 'contract'
import { isInternal } from '../access/internal-only.ts'
import { recordTypeOf } from '../access/known-record-type.ts'
import { eTagOf } from '../e-tag.ts'
import type { PersonCaller } from '../engine.ts'
import type { ObjectModel } from '../metadata/app-model.ts'
import type { DuplicateFilter, DuplicateRuleDefinition } from '../metadata/duplicate-rule.ts'
import { knownRules } from './known-rules.ts'

/**
 * The duplicate rules of an object, for internal people.
 *
 * @throws AppError `NOT_FOUND` for other users, and for an object or record type that does not exist for the caller.
 */
export function duplicatesConfiguration(
  caller: PersonCaller,
  objectApiName: string,
  { recordTypeId }: { recordTypeId?: string | undefined } = {},
): DuplicatesConfiguration {
  const grants = isInternal(caller.principal) ? caller.grantsOf(objectApiName) : null
  if (!grants || !recordTypeOf(grants.object, recordTypeId, caller.principal)) throw new AppError('NOT_FOUND')
  const rules = knownRules(caller, grants)
  const active = rules.filter((rule) => rule.active !== false)
  const body = {
    apiName: grants.object.apiName,
    dedupeEnabled: active.length > 0,
    dedupeFields: [...new Set(active.flatMap(({ matchRules }) => matchRules.flatMap(({ fields }) => fields)))],
    duplicateRules: rules.map((rule) => ruleOnTheWire(grants.object, rule)),
    predupeEnabled: active.length > 0,
  }
  return { ...body, eTag: eTagOf(body) }
}

function ruleOnTheWire(
  object: ObjectModel,
  rule: DuplicateRuleDefinition,
): DuplicatesConfiguration['duplicateRules'][number] {
  const body = {
    actionOnInsert: rule.actionOnInsert,
    actionOnUpdate: rule.actionOnUpdate,
    active: rule.active ?? true,
    duplicateRuleFilters: rule.filters ? [filtersOnTheWire(rule.filters)] : [],
    matchRules: rule.matchRules.map(({ name, fields }) => {
      const match = { matchEngine: 'ExactMatchEngine', matchFields: [...fields], name, objectApiName: object.apiName }
      return { ...match, eTag: eTagOf(match) }
    }),
    name: rule.name,
    operationsOnInsert: [...(rule.operationsOnInsert ?? ['Alert'])],
    operationsOnUpdate: [...(rule.operationsOnUpdate ?? ['Alert'])],
  }
  return { ...body, eTag: eTagOf(body) }
}

/** `ruleCritera`: the wire spells it so. */
function filtersOnTheWire(filters: readonly DuplicateFilter[]) {
  const filterItems = filters.map(({ field, operation, value }, index) => {
    const item = { field, operation, sortOrder: index + 1, value: value === null ? null : String(value) }
    return { ...item, eTag: eTagOf(item) }
  })
  const booleanFilter = filters.map((_, index) => index + 1).join(' AND ')
  const body = { booleanFilter, filterItems, ruleCritera: '' }
  return { ...body, eTag: eTagOf(body) }
}
