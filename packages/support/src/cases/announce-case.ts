import type { Change } from 'platform'
import { caseAcknowledgement } from './case-acknowledgement.mail.ts'
import { removalRequested } from './removal-requested.mail.ts'

/**
 * Queues the acknowledgement mail of a new case, and a mail to the account manager where the case requests a removal, unless an agent
 * asked for no mail. Preferences are read when a mail is sent.
 */
export function announceCase(change: Change): void {
  if (change.flags.triggerOtherEmail === false) return
  if (change.principal === null || change.value('ContactId') === null) return
  caseAcknowledgement.enqueue(change.tx, { caseId: change.id })
  if (change.value('Request__c') !== null) removalRequested.enqueue(change.tx, { caseId: change.id })
}
