import type { Change } from 'platform'

/** An item that gets its result after it was made has it from the data manager. */
export function setAnswerDate(change: Change): void {
  if (change.previous('Result__c') === null && change.value('Result__c') !== null)
    change.set('AnsweredDate__c', change.now)
}
