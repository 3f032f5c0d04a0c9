import type { RecordShape } from 'contract'
import { isChecked, storedOf, textOf } from '../../lib/field-values.ts'

/** A case as its page shows it. Empty texts stand for what is not given. */
export type SupportCase = {
  id: string
  number: string
  subject: string
  description: string
  resolution: string
  status: string
  statusLabel: string
  impact: string
  impactLabel: string
  issueType: string
  product: string
  tail: string
  service: string
  created: string
  createdBy: string
  closed: string
  isWaiting: boolean
  /** Closed cases take no comment and no file. */
  isClosed: boolean
}

export function supportCaseOf(record: RecordShape): SupportCase {
  return {
    id: record.id,
    number: textOf(record, 'CaseNumber'),
    subject: textOf(record, 'Subject'),
    description: textOf(record, 'Description'),
    resolution: textOf(record, 'Resolution__c'),
    status: storedOf(record, 'Status') ?? '',
    statusLabel: textOf(record, 'Status'),
    impact: storedOf(record, 'Impact__c') ?? '',
    impactLabel: textOf(record, 'Impact__c'),
    issueType: textOf(record, 'IssueType__c'),
    product: textOf(record, 'Product__r.Name'),
    tail: textOf(record, 'Aircraft__r.TailNumber__c'),
    service: textOf(record, 'Subscription__r.ServiceNumber__c'),
    created: storedOf(record, 'CreatedDate') ?? '',
    createdBy: textOf(record, 'CreatedBy.Name'),
    closed: storedOf(record, 'ClosedDate') ?? '',
    isWaiting: isChecked(record, 'AwaitingCustomer__c'),
    isClosed: storedOf(record, 'Status') === 'Closed',
  }
}

/** A comment on a case. */
export type CaseComment = { id: string; body: string; author: string; created: string; isFromSupport: boolean }

export function commentOf(record: RecordShape): CaseComment {
  return {
    id: record.id,
    body: textOf(record, 'CommentBody'),
    author: textOf(record, 'CreatedBy.Name'),
    created: storedOf(record, 'CreatedDate') ?? '',
    isFromSupport: isChecked(record, 'IsFromSupport__c'),
  }
}

/** A file that is attached to a case. */
export type CaseFile = { id: string; name: string; bytes: number; versionId: string; author: string; created: string }

export function caseFileOf(link: RecordShape): CaseFile {
  return {
    id: link.id,
    name: textOf(link, 'ContentDocument.Title'),
    bytes: Number(storedOf(link, 'ContentDocument.ContentSize') ?? 0),
    versionId: storedOf(link, 'ContentDocument.LatestPublishedVersionId') ?? '',
    author: textOf(link, 'CreatedBy.Name'),
    created: storedOf(link, 'CreatedDate') ?? '',
  }
}

/** A change of a field of a case. */
export type CaseChange = { id: string; field: string; newValue: string; author: string; created: string }

export function caseChangeOf(record: RecordShape): CaseChange {
  return {
    id: record.id,
    field: textOf(record, 'Field'),
    newValue: textOf(record, 'NewValue'),
    author: textOf(record, 'CreatedBy.Name'),
    created: storedOf(record, 'CreatedDate') ?? '',
  }
}
