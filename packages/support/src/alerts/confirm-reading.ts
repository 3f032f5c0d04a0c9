import type { Change } from 'platform'

/** A confirmation stays, with the time at which it was given. */
export function confirmReading(change: Change): void {
  if (change.principal === null) return
  if (change.previous('IsConfirmed__c') === true) change.set('IsConfirmed__c', true)
  else if (change.value('IsConfirmed__c') === true) change.set('ConfirmedDate__c', change.now)
}
