import type { Change } from 'platform'
import { setOwnUser } from '../set-own-user.ts'

/** The person and time of an acknowledgement are the caller and now. */
export function setAcknowledgementFields(change: Change): void {
  if (change.principal === null) return
  setOwnUser(change)
  change.set('AcknowledgedDate__c', change.now)
}
