import type { Change } from 'platform'

/** An event happened now, unless it is written later than it happened. */
export function setAuditTime(change: Change): void {
  if (change.value('Time__c') === null) change.set('Time__c', change.now)
}
