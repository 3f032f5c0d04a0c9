import { AppError, isBlank } from 'contract'
import type { Change } from 'platform'
import { caseEscalation } from '../mails/case-escalation.mail.ts'

/** An escalation by a person needs a reason; ending the escalation clears it. */
export function escalateCase(change: Change): void {
  if (!change.isChanged('IsEscalated')) return
  if (change.value('IsEscalated') !== true) {
    change.set('EscalationReason__c', null)
    return
  }
  if (change.principal === null || isGiven(change.value('EscalationReason__c'))) return
  const field = 'EscalationReason__c'
  throw new AppError('REQUIRED_FIELD_MISSING', { fields: 'Reason', label: 'Reason' }, { field })
}

/** Queues the mails of an escalation by a person. */
export function announceEscalation(change: Change): void {
  if (change.principal === null || !change.isChanged('IsEscalated') || change.value('IsEscalated') !== true) return
  caseEscalation.enqueue(change.tx, { caseId: change.id, escalatedAt: change.now })
}

const isGiven = (value: unknown): boolean => typeof value === 'string' && !isBlank(value)
