import type { Change } from 'platform'

const MILITARY = '012000000000103AAA'

/** Sets the column that hides an account from agents without clearance: military, or put on hold. */
export function restrictAccount(change: Change): void {
  change.set('ExportRestricted__c', change.value('RecordTypeId') === MILITARY || change.value('ExportHold__c') === true)
}
