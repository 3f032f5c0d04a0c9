import { AppError } from 'contract'
import type { Change, Scalar } from 'platform'
import { caseFields } from './case.fields.ts'

/** Refuses every change of a closed case except reopening. The system may still change it. */
export function refuseClosedCase(change: Change): void {
  if (change.principal === null || change.previous('Status') !== 'Closed') return
  const others = Object.keys(caseFields).filter((field) => field !== 'Status' && change.isChanged(field))
  if (!change.isChanged('Status') || others.length > 0) throw new AppError('CASE_CLOSED', { caseId: change.id })
}

/** Refuses to add a comment, a file or a new version of a file to a closed case. */
export function refuseIfClosed(status: Scalar | undefined, caseId: string): void {
  if (status === 'Closed') throw new AppError('CASE_CLOSED', { caseId })
}
