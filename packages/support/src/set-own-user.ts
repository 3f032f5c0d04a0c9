import type { Change } from 'platform'

/** Sets the user of a personal record to the caller, so that it cannot be created for another user. */
export function setOwnUser(change: Change): void {
  if (change.principal !== null) change.set('UserId__c', change.principal.userId)
}
