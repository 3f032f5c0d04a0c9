import type { RecordShape } from 'contract'
import { isChecked, storedOf, textOf } from '../lib/field-values.ts'
import { fieldsOf } from '../lib/fields.ts'

/** The fields that a row of a list of cases is drawn with. */
export const caseRowFields = fieldsOf(
  'Case.CaseNumber',
  'Case.Subject',
  'Case.Status',
  'Case.Impact__c',
  'Case.AwaitingCustomer__c',
  'Case.IsEscalated',
  'Case.SystemModstamp',
)

/** Fields of other records, which the reader may not see. */
export const caseRowOptionalFields = fieldsOf('Case.Product__r.Name', 'Case.Aircraft__r.TailNumber__c')

/** One case in a list. Empty texts stand for what is not given. */
export type CaseRow = {
  id: string
  number: string
  subject: string
  status: string
  statusLabel: string
  impact: string
  impactLabel: string
  product: string
  tail: string
  updated: string
  isWaiting: boolean
  isEscalated: boolean
}

export function caseRowOf(record: RecordShape): CaseRow {
  return {
    id: record.id,
    number: textOf(record, 'CaseNumber'),
    subject: textOf(record, 'Subject'),
    status: storedOf(record, 'Status') ?? '',
    statusLabel: textOf(record, 'Status'),
    impact: storedOf(record, 'Impact__c') ?? '',
    impactLabel: textOf(record, 'Impact__c'),
    product: textOf(record, 'Product__r.Name'),
    tail: textOf(record, 'Aircraft__r.TailNumber__c'),
    updated: storedOf(record, 'SystemModstamp') ?? '',
    isWaiting: isChecked(record, 'AwaitingCustomer__c'),
    isEscalated: isChecked(record, 'IsEscalated'),
  }
}
