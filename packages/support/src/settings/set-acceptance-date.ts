import type { Change } from 'platform'

/** The acceptance date is the time of the write. */
export function setAcceptanceDate(change: Change): void {
  change.set('AcceptedDate__c', change.now)
}
