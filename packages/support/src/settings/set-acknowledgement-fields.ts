import type { Change } from 'platform'

/** The person and time of an acknowledgement are the caller and now. */
export function setAcknowledgementFields(change: Change): void {
  if (change.principal === null) return
  change.set('UserId__c', change.principal.userId)
  change.set('AcknowledgedDate__c', change.now)
}
