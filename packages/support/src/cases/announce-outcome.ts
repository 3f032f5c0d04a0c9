import type { Change } from 'platform'

/** Puts a mail on the queue when support resolves or closes a case; who does it as a customer knows already. */
export function announceOutcome(change: Change): void {
  const status = change.value('Status')
  if (!change.isChanged('Status') || (status !== 'Resolved' && status !== 'Closed')) return
  if (change.principal?.internal !== true || change.value('ContactId') === null) return
  const payload = { caseId: change.id, status, movedAt: change.now }
  change.enqueue('send-case-outcome', payload, { jobKey: `outcome-${change.id}` })
}
