import { textOf } from '../../records/field-values.ts'
import type { RecordWith } from '../../records/records.ts'
import { answerDueFields, answerDueOf } from './answer-due.ts'

/** Fields shown in a row of a case list. */
export const caseRowFields = [
  'Case.CaseNumber',
  'Case.Subject',
  'Case.Status',
  'Case.Impact__c',
  'Case.AwaitingCustomer__c',
  'Case.ContactId',
  'Case.IsEscalated',
  'Case.CreatedDate',
  'Case.SystemModstamp',
] as const

/** Optional, because the user may not have access to these fields. */
export const caseRowOptionalFields = [
  'Case.Product__r.Name',
  'Case.Aircraft__r.TailNumber__c',
  'Case.Subscription__r.ServiceNumber__c',
  'Case.Queue__c',
  'Case.Contact.Name',
  'Case.SuppliedName',
  'Case.Account.Name',
  ...answerDueFields,
] as const

type CaseRecord = RecordWith<typeof caseRowFields, typeof caseRowOptionalFields>

/** One case in a list. Missing texts are ''. */
export function caseRowOf({ id, fields }: CaseRecord) {
  return {
    id,
    number: textOf(fields.CaseNumber),
    subject: textOf(fields.Subject),
    status: fields.Status.value ?? '',
    statusLabel: textOf(fields.Status),
    impact: fields.Impact__c.value ?? '',
    impactLabel: textOf(fields.Impact__c),
    product: textOf(fields.Product__r?.value?.fields.Name),
    tail: textOf(fields.Aircraft__r?.value?.fields.TailNumber__c),
    /** The number of the service. */
    service: textOf(fields.Subscription__r?.value?.fields.ServiceNumber__c),
    /** Support queue of the case; not visible to customers. */
    queue: textOf(fields.Queue__c),
    created: fields.CreatedDate.value ?? '',
    updated: fields.SystemModstamp.value ?? '',
    /** The name of the person for whom the case was opened. */
    contact: textOf(fields.Contact?.value?.fields.Name),
    /** Name of the contact, or the name that a guest entered. */
    requester: textOf(fields.Contact?.value?.fields.Name) || textOf(fields.SuppliedName),
    account: textOf(fields.Account?.value?.fields.Name),
    waiting: {
      status: fields.Status.value ?? '',
      awaitsCustomer: fields.AwaitingCustomer__c.value ?? false,
      contactId: fields.ContactId.value ?? null,
    },
    isEscalated: fields.IsEscalated.value ?? false,
    /** When the first answer is due, ISO 8601; '' for none. */
    answerDue: answerDueOf(fields),
  }
}

export type CaseRow = ReturnType<typeof caseRowOf>

const levels: Readonly<Record<string, 1 | 2 | 3 | 4>> = {
  'Complaint/Question': 1,
  'Minor Degradation': 2,
  'Major Degradation': 3,
  'Total Failure': 4,
}

/** Number of bars, of four, filled for an impact; one for an unknown value. */
export function impactLevel(impact: string): 1 | 2 | 3 | 4 {
  return levels[impact] ?? 1
}
