import type { Change } from 'platform'
import { caseOutcome } from './case-outcome.mail.ts'

/** Queues a mail when support resolves or closes a case, not when the customer does. */
export function announceOutcome(change: Change): void {
  const status = change.value('Status')
  if (!change.isChanged('Status') || (status !== 'Resolved' && status !== 'Closed')) return
  if (change.principal?.internal !== true) return
  if (change.value('ContactId') === null && change.value('SuppliedEmail') === null) return
  caseOutcome.enqueue(change.tx, { caseId: change.id, status, movedAt: change.now }, { jobKey: `outcome-${change.id}` })
}
