import type { Change } from 'platform'

/** A record that people make for themselves is of its writer, whoever it names. */
export function setOwnUser(change: Change): void {
  if (change.principal !== null) change.set('UserId__c', change.principal.userId)
}
