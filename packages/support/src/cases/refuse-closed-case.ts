import { AppError, isCaseFrozen } from 'contract'
import type { Change, Scalar } from 'platform'
import { caseFields } from './case.fields.ts'

/** Refuses every change of a closed case except reopening, and that its rating was given. The system may still change it. */
export function refuseClosedCase(change: Change): void {
  if (change.principal === null || !isCaseFrozen(String(change.previous('Status')))) return
  const changed = Object.keys(caseFields).filter((field) => change.isChanged(field))
  const isAllowed = changed.length === 1 && (changed[0] === 'Status' || changed[0] === 'IsRated__c')
  if (!isAllowed) throw new AppError('CASE_CLOSED', { caseId: change.id })
}

/** Refuses to add a comment, a file or a new version of a file to a closed case. */
export function refuseIfClosed(status: Scalar | undefined, caseId: string): void {
  if (isCaseFrozen(String(status))) throw new AppError('CASE_CLOSED', { caseId })
}
