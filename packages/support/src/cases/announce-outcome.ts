import { isCaseStatus } from 'contract'
import type { Change } from 'platform'
import { caseOutcome } from './case-outcome.mail.ts'
import { isMerging } from './merge-case.ts'

/** Queues a mail for every change of status by a person, unless an agent asked for no mail. */
export function announceOutcome(change: Change): void {
  const status = String(change.value('Status'))
  if (!change.isChanged('Status') || !isCaseStatus(status)) return
  // Its people get a mail that says in which case it goes on.
  if (isMerging(change)) return
  if (change.principal === null || change.flags.triggerOtherEmail === false) return
  caseOutcome.enqueue(change.tx, {
    caseId: change.id,
    status,
    movedAt: change.now,
    movedBy: change.principal.userId,
  })
}
