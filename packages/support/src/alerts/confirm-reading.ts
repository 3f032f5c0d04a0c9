import type { Change } from 'platform'

/** A reading is of its writer; a confirmation stays, with the time at which it was given. */
export function confirmReading(change: Change): void {
  if (change.principal === null) return
  change.set('UserId__c', change.principal.userId)
  if (change.previous('IsConfirmed__c') === true) change.set('IsConfirmed__c', true)
  else if (change.value('IsConfirmed__c') === true) change.set('ConfirmedDate__c', change.now)
}
