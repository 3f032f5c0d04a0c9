import type { Change } from 'platform'
import { caseAcknowledgement } from './case-acknowledgement.mail.ts'

/** Queues the acknowledgement mail of a new case, unless an agent asked for no mail. Preferences are read when it is sent. */
export function announceCase(change: Change): void {
  if (change.flags.triggerOtherEmail === false) return
  if (change.principal === null || change.value('ContactId') === null) return
  caseAcknowledgement.enqueue(change.tx, { caseId: change.id })
}
