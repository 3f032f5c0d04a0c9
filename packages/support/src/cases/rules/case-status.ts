import { AppError, type CaseStatus, caseMovesFrom, casePhase, hasCaseEnded, isCaseFrozen, isCaseStatus } from 'contract'
import type { Change, Scalar } from 'platform'
import { caseFields } from '../case.fields.ts'

/**
 * Checks that the caller may move a case to its new status (the system always may), and sets the fields that depend on it. A new status
 * clears the flag that support waits for the customer, unless the same change sets it.
 */
export function moveCaseStatus(change: Change): void {
  if (!change.isChanged('Status')) return
  const from = statusOf(change.previous('Status'))
  const to = statusOf(change.value('Status'))
  if (change.principal !== null) {
    const mover = change.principal.internal ? 'agent' : 'customer'
    if (!caseMovesFrom(from, mover).includes(to))
      throw new AppError('STATUS_MOVE_REFUSED', { from, to, label: 'Status' }, { field: 'Status' })
  }
  change.set('IsClosed', closesCase(to))
  change.set('ClosedDate', to === 'Closed' ? change.now : null)
  const asksNow = change.isChanged('AwaitingCustomer__c') && !hasCaseEnded(to)
  if (!asksNow) change.set('AwaitingCustomer__c', false)
}

/** Whether work on a case in this status has ended. Some of these statuses still allow changes. */
export function closesCase(status: string): boolean {
  return casePhase(status) === 'closed'
}

function statusOf(value: unknown): CaseStatus {
  if (typeof value === 'string' && isCaseStatus(value)) return value
  throw new AppError('INVALID_VALUE', { label: 'Status' }, { field: 'Status' })
}

/** Refuses all changes of a closed case except reopening it and the mark that it was rated. The system may still change it. */
export function refuseClosedCase(change: Change): void {
  if (change.principal === null || !isCaseFrozen(String(change.previous('Status')))) return
  const changed = Object.keys(caseFields).filter((field) => change.isChanged(field))
  const isAllowed = changed.length === 1 && (changed[0] === 'Status' || changed[0] === 'IsRated__c')
  if (!isAllowed) throw new AppError('CASE_CLOSED', { caseId: change.id })
}

/** Refuses comments, files and new versions of files on a closed case. */
export function refuseIfClosed(status: Scalar | undefined, caseId: string): void {
  if (isCaseFrozen(String(status))) throw new AppError('CASE_CLOSED', { caseId })
}
