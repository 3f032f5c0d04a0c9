import type { Action } from 'contract'
import type { CaseAction, CaseActions } from './use-case-actions.ts'

/** Actions that notices explain; the last two only while the case is closed. */
const inNotices: readonly string[] = ['Case.ClearFlag', 'Case.Rate'] satisfies CaseAction[]
const inClosedNotice: readonly string[] = ['Case.Reopen', 'Case.FollowUp'] satisfies CaseAction[]

/** All other offered actions; a new action appears without a change here. @param placed - actions with a place elsewhere on the page. */
export function otherActions(
  { quickActions }: CaseActions,
  placed: readonly CaseAction[],
  isClosed: boolean,
): readonly Action[] {
  const elsewhere: readonly string[] = [...placed, ...inNotices, ...(isClosed ? inClosedNotice : [])]
  return quickActions.filter(({ apiName }) => !elsewhere.includes(apiName))
}
