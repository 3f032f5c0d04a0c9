import { fileNameOf } from 'contract'
import { answerDueOf } from '../../../../parts/cases/answer-due.ts'
import { textOf } from '../../../../records/field-values.ts'
import type { Picklists } from '../../../../records/record-types.ts'
import type { AnswerOf, RowOf } from '../../../../records/records.ts'
import type { readCase, readChanges, readComments, readCommentTimes, readFiles, readFollowUps } from '../../reads.ts'

/** A case as its page shows it; missing texts are ''. */
export function supportCaseOf({ id, fields }: AnswerOf<typeof readCase>) {
  return {
    id,
    number: textOf(fields.CaseNumber),
    subject: textOf(fields.Subject),
    description: textOf(fields.Description),
    resolution: textOf(fields.Resolution__c),
    isEscalated: fields.IsEscalated.value === true,
    /** Reason of the escalation. */
    escalationReason: fields.IsEscalated.value === true ? textOf(fields.EscalationReason__c) : '',
    /** The case that this one follows up; null for none, or when hidden from the reader. */
    parent: parentOf(fields.Parent),
    /** Closed as a duplicate of its parent. */
    isMerged: fields.IsMerged__c?.value === true,
    status: fields.Status.value ?? '',
    statusLabel: textOf(fields.Status),
    impact: fields.Impact__c.value ?? '',
    impactLabel: textOf(fields.Impact__c),
    issueType: textOf(fields.IssueType__c),
    product: textOf(fields.Product__r?.value?.fields.Name),
    /** The item number of the product. */
    productItem: textOf(fields.Product__r?.value?.fields.ItemNumber__c),
    tail: textOf(fields.Aircraft__r?.value?.fields.TailNumber__c),
    service: textOf(fields.Subscription__r?.value?.fields.ServiceNumber__c),
    /** The AIRAC cycle of the case. */
    cycle: textOf(fields.AiracCycle__c),
    created: fields.CreatedDate.value ?? '',
    createdBy: textOf(fields.CreatedBy?.value?.fields.Name),
    closed: fields.ClosedDate.value ?? '',
    /** The contact and the account of the case; empty for a guest. */
    contact: textOf(fields.Contact?.value?.fields.Name),
    account: textOf(fields.Account?.value?.fields.Name),
    waiting: {
      status: fields.Status.value ?? '',
      awaitsCustomer: fields.AwaitingCustomer__c.value ?? false,
      contactId: fields.ContactId.value ?? null,
    },
    /** When the first answer is due, ISO 8601; '' for none. */
    answerDue: answerDueOf(fields),
    /** The case has ended: neither side waits for an answer. */
    hasEnded: fields.IsClosed.value ?? false,
    /** Closed cases accept no comments or files. */
    isClosed: fields.Status.value === 'Closed',
  }
}

export type SupportCase = ReturnType<typeof supportCaseOf>

function parentOf(parent: AnswerOf<typeof readCase>['fields']['Parent']) {
  const record = parent?.value
  return record
    ? { id: record.id, number: textOf(record.fields.CaseNumber), subject: textOf(record.fields.Subject) }
    : null
}

/** A comment on a case. */
export function commentOf({ id, fields }: RowOf<typeof readComments>) {
  return {
    id,
    body: textOf(fields.CommentBody),
    /** What a mailed comment quoted, and its signature; empty for none. */
    folded: textOf(fields.FoldedText__c),
    author: textOf(fields.CreatedBy?.value?.fields.Name),
    created: fields.CreatedDate.value ?? '',
    isFromSupport: fields.IsFromSupport__c.value ?? false,
    /** A note that only agents see. */
    isInternal: fields.IsPublished.value === false,
  }
}

export type CaseComment = ReturnType<typeof commentOf>

/** Author and time of a comment. */
export function commentTimeOf({ id, fields }: RowOf<typeof readCommentTimes>) {
  return {
    id,
    author: textOf(fields.CreatedBy?.value?.fields.Name),
    created: fields.CreatedDate.value ?? '',
    isInternal: fields.IsPublished.value === false,
  }
}

export type CommentTime = ReturnType<typeof commentTimeOf>

/** Result of the virus scan of a file. */
export type ScanState = Picklists['ContentVersion']['ScanState']

/** A file that is attached to a case or to a comment on it. */
export function caseFileOf({ id, fields }: RowOf<typeof readFiles>) {
  const document = fields.ContentDocument.value?.fields
  const version = document?.LatestPublishedVersion?.value?.fields
  return {
    id,
    /** Id of the case or the comment. */
    attachedTo: textOf(fields.LinkedEntityId),
    name: fileNameOf(textOf(document?.Title), textOf(document?.FileExtension)),
    bytes: document?.ContentSize.value ?? 0,
    versionId: document?.LatestPublishedVersionId.value ?? '',
    author: textOf(fields.CreatedBy?.value?.fields.Name),
    authorId: textOf(fields.CreatedById),
    created: fields.CreatedDate.value ?? '',
    /** Result of the virus scan; '' when unreadable. */
    scanState: version?.ScanState?.value ?? ('' as const),
    /** SHA-256 of the file; '' when hidden from the reader. */
    sha256: textOf(version?.Sha256),
  }
}

export type CaseFile = ReturnType<typeof caseFileOf>

/** A change of a field of a case. */
export function caseChangeOf({ id, fields }: RowOf<typeof readChanges>) {
  return {
    id,
    field: textOf(fields.Field),
    newValue: textOf(fields.NewValue),
    author: textOf(fields.CreatedBy?.value?.fields.Name),
    created: fields.CreatedDate.value ?? '',
  }
}

export type CaseChange = ReturnType<typeof caseChangeOf>

/** A case that follows another one up, or was merged into it. */
export function followUpOf({ id, fields }: RowOf<typeof readFollowUps>) {
  return {
    id,
    number: textOf(fields.CaseNumber),
    subject: textOf(fields.Subject),
    statusLabel: textOf(fields.Status),
    /** When it was merged into the other case; '' if it was not. */
    merged: fields.IsMerged__c.value === true ? (fields.ClosedDate.value ?? '') : '',
  }
}

export type FollowUp = ReturnType<typeof followUpOf>
