import type { Change } from 'platform'

/** Nobody acknowledges for somebody else, nor at another time. */
export function setAcknowledgementFields(change: Change): void {
  if (change.principal === null) return
  change.set('UserId__c', change.principal.userId)
  change.set('AcknowledgedDate__c', change.now)
}
