import type { Change } from 'platform'

/** Puts a mail on the queue when support resolves or closes a case; who does it as a customer knows already. */
export function announceOutcome(change: Change): void {
  const status = change.value('Status')
  if (!change.isChanged('Status') || (status !== 'Resolved' && status !== 'Closed')) return
  if (change.principal?.internal !== true) return
  if (change.value('ContactId') === null && change.value('SuppliedEmail') === null) return
  const payload = { caseId: change.id, status, movedAt: change.now }
  change.enqueue('send-case-outcome', payload, { jobKey: `outcome-${change.id}` })
}
