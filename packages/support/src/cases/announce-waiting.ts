import type { Change } from 'platform'
import { remindInThreeDays } from './case-reminder.mail.ts'

/** Queues the reminder of a case on which a person of support begins to wait without a comment. */
export function announceWaiting(change: Change): void {
  if (change.principal === null || !change.isChanged('AwaitingCustomer__c')) return
  if (change.value('AwaitingCustomer__c') === true) remindInThreeDays(change, change.id)
}
