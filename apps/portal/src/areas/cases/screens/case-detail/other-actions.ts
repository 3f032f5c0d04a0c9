import type { Action } from 'contract'
import type { CaseAction, CaseActions } from './use-case-actions.ts'

/** The actions that stand in the notices that explain them; the last two only while the case is closed. */
const inNotices: readonly string[] = ['Case.ClearFlag', 'Case.Rate'] satisfies CaseAction[]
const inClosedNotice: readonly string[] = ['Case.Reopen', 'Case.FollowUp'] satisfies CaseAction[]

/**
 * Everything else that the server offers to do with the case: a new action appears by itself.
 *
 * @param placed - the actions that have a place of their own on the page.
 */
export function otherActions(
  { quickActions }: CaseActions,
  placed: readonly CaseAction[],
  isClosed: boolean,
): readonly Action[] {
  const elsewhere: readonly string[] = [...placed, ...inNotices, ...(isClosed ? inClosedNotice : [])]
  return quickActions.filter(({ apiName }) => !elsewhere.includes(apiName))
}
