import { AppError } from 'contract'
import type { Grants } from '../access/grants.ts'
import type { Caller } from '../engine.ts'
import { type Candidate, findDuplicates } from './find-duplicates.ts'

/**
 * Refuses to save a duplicate of a record that the caller can see, unless its rules allow that and the caller confirms it.
 *
 * @throws AppError `DUPLICATES_DETECTED`.
 */
export async function refuseDuplicates(
  caller: Caller,
  grants: Grants,
  candidate: Candidate,
  allowSaveOnDuplicate = false,
): Promise<void> {
  const duplicates = await findDuplicates(caller, grants, candidate)
  const refusing = duplicates.filter(({ isBlocked, isAlerted }) => isBlocked || (isAlerted && !allowSaveOnDuplicate))
  if (refusing.length === 0) return
  const { apiName, label: objectLabel, labelPlural: objectLabelPlural, theme } = grants.object
  throw new AppError(
    'DUPLICATES_DETECTED',
    { rules: refusing.map(({ rule }) => rule.name).join(', ') },
    {
      matchResults: refusing.map(({ matchRule, recordIds: matchRecordIds, isBlocked }) => ({
        apiName,
        isAllowSave: !isBlocked,
        matchRecordIds,
        matchRule,
        objectLabel,
        objectLabelPlural,
        themeInfo: theme ? { ...theme } : null,
      })),
    },
  )
}

/** Whether a change touches a field by which records of the object are compared. */
export function touchesRules({ object }: Grants, names: Iterable<string>): boolean {
  const compared = new Set(
    (object.duplicateRules ?? []).flatMap(({ matchRules }) => matchRules.flatMap(({ fields }) => fields)),
  )
  return [...names].some((name) => compared.has(name))
}
