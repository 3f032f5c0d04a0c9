import type { Change } from 'platform'

/** Terms are accepted when it is written down that they are. */
export function setAcceptanceDate(change: Change): void {
  change.set('AcceptedDate__c', change.now)
}
