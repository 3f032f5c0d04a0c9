import type { Grants } from '../access/grants.ts'
import { isInternal } from '../access/internal-only.ts'
import type { Caller } from '../engine.ts'
import type { DuplicateRuleDefinition } from '../metadata/duplicate-rule.ts'

/**
 * The duplicate rules of an object that exist for a caller: for internal people, those whose fields they can read. A rule that
 * compares a hidden field would reveal its values.
 */
export function knownRules(caller: Caller, grants: Grants): readonly DuplicateRuleDefinition[] {
  if (!isInternal(caller.principal)) return []
  return (grants.object.duplicateRules ?? []).filter(({ matchRules, filters = [] }) =>
    [...filters.map(({ field }) => field), ...matchRules.flatMap(({ fields }) => fields)].every((field) =>
      grants.readable.has(field),
    ),
  )
}
