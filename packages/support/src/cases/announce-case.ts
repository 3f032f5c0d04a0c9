import type { Change } from 'platform'
import { caseAcknowledgement } from './case-acknowledgement.mail.ts'

/** Puts the acknowledgement mail of a new case on the queue, unless an agent wishes no mail; whether anybody wants it is decided when it is sent. */
export function announceCase(change: Change): void {
  if (change.flags.triggerOtherEmail === false) return
  if (change.principal === null || change.value('ContactId') === null) return
  caseAcknowledgement.enqueue(change.tx, { caseId: change.id })
}
