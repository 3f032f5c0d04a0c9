import type { CaseWaitingFacts } from 'contract'
import { textOf } from '../../../../records/field-values.ts'
import type { Picklists } from '../../../../records/record-types.ts'
import type { AnswerOf, RowOf } from '../../../../records/records.ts'
import type { readCase, readChanges, readComments, readFiles, readFollowUps } from '../../reads.ts'

/** A case as its page shows it; missing texts are ''. */
export type SupportCase = {
  id: string
  number: string
  subject: string
  description: string
  resolution: string
  isEscalated: boolean
  /** Reason of the escalation. */
  escalationReason: string
  /** The case that this one follows up; null for none, or when hidden from the reader. */
  parent: { id: string; number: string; subject: string } | null
  /** Closed as a duplicate of its parent. */
  isMerged: boolean
  status: string
  statusLabel: string
  impact: string
  impactLabel: string
  issueType: string
  product: string
  /** The item number of the product. */
  productItem: string
  tail: string
  service: string
  /** The AIRAC cycle of the case. */
  cycle: string
  created: string
  createdBy: string
  closed: string
  /** The contact and the account of the case; empty for a guest. */
  contact: string
  account: string
  waiting: CaseWaitingFacts
  /** The case has ended: neither side waits for an answer. */
  hasEnded: boolean
  /** Closed cases accept no comments or files. */
  isClosed: boolean
}

export function supportCaseOf({ id, fields }: AnswerOf<typeof readCase>): SupportCase {
  return {
    id,
    number: textOf(fields.CaseNumber),
    subject: textOf(fields.Subject),
    description: textOf(fields.Description),
    resolution: textOf(fields.Resolution__c),
    isEscalated: fields.IsEscalated.value === true,
    escalationReason: fields.IsEscalated.value === true ? textOf(fields.EscalationReason__c) : '',
    parent: parentOf(fields.Parent),
    isMerged: fields.IsMerged__c?.value === true,
    status: fields.Status.value ?? '',
    statusLabel: textOf(fields.Status),
    impact: fields.Impact__c.value ?? '',
    impactLabel: textOf(fields.Impact__c),
    issueType: textOf(fields.IssueType__c),
    product: textOf(fields.Product__r?.value?.fields.Name),
    productItem: textOf(fields.Product__r?.value?.fields.ItemNumber__c),
    tail: textOf(fields.Aircraft__r?.value?.fields.TailNumber__c),
    service: textOf(fields.Subscription__r?.value?.fields.ServiceNumber__c),
    cycle: textOf(fields.AiracCycle__c),
    created: fields.CreatedDate.value ?? '',
    createdBy: textOf(fields.CreatedBy?.value?.fields.Name),
    closed: fields.ClosedDate.value ?? '',
    contact: textOf(fields.Contact?.value?.fields.Name),
    account: textOf(fields.Account?.value?.fields.Name),
    waiting: {
      status: fields.Status.value ?? '',
      awaitsCustomer: fields.AwaitingCustomer__c.value ?? false,
      contactId: fields.ContactId.value ?? null,
    },
    hasEnded: fields.IsClosed.value ?? false,
    isClosed: fields.Status.value === 'Closed',
  }
}

function parentOf(parent: AnswerOf<typeof readCase>['fields']['Parent']): SupportCase['parent'] {
  const record = parent?.value
  return record
    ? { id: record.id, number: textOf(record.fields.CaseNumber), subject: textOf(record.fields.Subject) }
    : null
}

/** A comment on a case. */
export type CaseComment = {
  id: string
  body: string
  author: string
  created: string
  isFromSupport: boolean
  /** A note that only agents see. */
  isInternal: boolean
}

export function commentOf({ id, fields }: RowOf<typeof readComments>): CaseComment {
  return {
    id,
    body: textOf(fields.CommentBody),
    author: textOf(fields.CreatedBy?.value?.fields.Name),
    created: fields.CreatedDate.value ?? '',
    isFromSupport: fields.IsFromSupport__c.value ?? false,
    isInternal: fields.IsPublished.value === false,
  }
}

/** Result of the virus scan of a file. */
export type ScanState = Picklists['ContentVersion']['ScanState']

/** A file that is attached to a case or to a comment on it. */
export type CaseFile = {
  id: string
  /** Id of the case or the comment. */
  attachedTo: string
  name: string
  bytes: number
  versionId: string
  author: string
  authorId: string
  created: string
  /** Result of the virus scan; '' when unreadable. */
  scanState: ScanState | ''
  /** SHA-256 of the file; '' when hidden from the reader. */
  sha256: string
}

export function caseFileOf({ id, fields }: RowOf<typeof readFiles>): CaseFile {
  const document = fields.ContentDocument.value?.fields
  const version = document?.LatestPublishedVersion?.value?.fields
  return {
    id,
    attachedTo: textOf(fields.LinkedEntityId),
    name: textOf(document?.Title),
    bytes: document?.ContentSize.value ?? 0,
    versionId: document?.LatestPublishedVersionId.value ?? '',
    author: textOf(fields.CreatedBy?.value?.fields.Name),
    authorId: textOf(fields.CreatedById),
    created: fields.CreatedDate.value ?? '',
    scanState: version?.ScanState?.value ?? '',
    sha256: textOf(version?.Sha256),
  }
}

/** A change of a field of a case. */
export type CaseChange = { id: string; field: string; newValue: string; author: string; created: string }

export function caseChangeOf({ id, fields }: RowOf<typeof readChanges>): CaseChange {
  return {
    id,
    field: textOf(fields.Field),
    newValue: textOf(fields.NewValue),
    author: textOf(fields.CreatedBy?.value?.fields.Name),
    created: fields.CreatedDate.value ?? '',
  }
}

/** A case that follows another one up, or was merged into it. */
export type FollowUp = {
  id: string
  number: string
  subject: string
  statusLabel: string
  /** When it was merged into the other case; '' if it was not. */
  merged: string
}

export function followUpOf({ id, fields }: RowOf<typeof readFollowUps>): FollowUp {
  return {
    id,
    number: textOf(fields.CaseNumber),
    subject: textOf(fields.Subject),
    statusLabel: textOf(fields.Status),
    merged: fields.IsMerged__c.value === true ? (fields.ClosedDate.value ?? '') : '',
  }
}
