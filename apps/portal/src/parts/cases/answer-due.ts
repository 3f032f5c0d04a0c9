import { casePhase } from 'contract'
import type { RecordWith } from '../../records/records.ts'

/** The fields that say when the first answer on a case is due. */
export const answerDueFields = ['Case.FirstAnswerDue__c', 'Case.FirstAnswered__c'] as const

type AnsweredCase = RecordWith<readonly ['Case.Status', 'Case.AwaitingCustomer__c'], typeof answerDueFields>['fields']

/** When the first answer is due, ISO 8601; '' once it was given, and while support does not work on the case. */
export function answerDueOf({
  FirstAnswerDue__c,
  FirstAnswered__c,
  Status,
  AwaitingCustomer__c,
}: AnsweredCase): string {
  const isDue = !FirstAnswered__c?.value && !AwaitingCustomer__c.value && casePhase(Status.value ?? '') === 'work'
  return (isDue && FirstAnswerDue__c?.value) || ''
}
