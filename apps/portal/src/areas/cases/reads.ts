import { caseMethods, limits } from 'contract'
import { methodReader, read } from 'record-cache-react'
import { answerDueFields } from '../../parts/cases/answer-due.ts'
import { readRecordActions } from '../../records/record-actions.ts'
import { readRecord, readRelatedList } from '../../records/records.ts'

/** Comments and files shown initially, and per step of earlier ones. */
export const LIST_STEP = 50

/** Files of comments read initially. */
const COMMENT_FILES_STEP = 200

const newestFirst = { sortBy: ['-CreatedDate'], pageSize: LIST_STEP }

/** A case with all fields of its page; the optional ones are of other records, which may be hidden from the reader. */
export const readCase = (caseId: string) =>
  readRecord(
    caseId,
    [
      'Case.CaseNumber',
      'Case.Subject',
      'Case.Description',
      'Case.Status',
      'Case.Impact__c',
      'Case.IssueType__c',
      'Case.Resolution__c',
      'Case.AwaitingCustomer__c',
      'Case.IsEscalated',
      'Case.EscalationReason__c',
      'Case.AiracCycle__c',
      'Case.ContactId',
      'Case.IsClosed',
      'Case.CreatedDate',
      'Case.ClosedDate',
    ],
    [
      'Case.Product__r.Name',
      'Case.Product__r.ItemNumber__c',
      'Case.Aircraft__r.TailNumber__c',
      'Case.Subscription__r.ServiceNumber__c',
      'Case.CreatedBy.Name',
      'Case.Contact.Name',
      'Case.Account.Name',
      'Case.Parent.CaseNumber',
      'Case.Parent.Subject',
      'Case.IsMerged__c',
      ...answerDueFields,
    ],
  )

/** Comments, newest first, so that the first page always has the newest. */
export const readComments = (caseId: string, pageSize: number = LIST_STEP) =>
  readRelatedList(
    { parentRecordId: caseId, relatedListId: 'CaseComments', ...newestFirst, pageSize },
    ['CaseComment.CommentBody', 'CaseComment.CreatedDate', 'CaseComment.IsFromSupport__c', 'CaseComment.IsPublished'],
    ['CaseComment.CreatedBy.Name', 'CaseComment.FoldedText__c'],
  )

/** Author and time of the comments, newest first. */
export const readCommentTimes = (caseId: string) =>
  readRelatedList(
    { parentRecordId: caseId, relatedListId: 'CaseComments', ...newestFirst, pageSize: limits.pageSizeMax },
    ['CaseComment.CreatedDate', 'CaseComment.IsPublished'],
    ['CaseComment.CreatedBy.Name'],
  )

/** Changes of the case's fields, the newest first. */
export const readChanges = (caseId: string, pageSize: number = LIST_STEP) =>
  readRelatedList(
    { parentRecordId: caseId, relatedListId: 'CaseHistories', ...newestFirst, pageSize },
    ['CaseHistory.Field', 'CaseHistory.NewValue', 'CaseHistory.CreatedDate'],
    ['CaseHistory.CreatedBy.Name'],
  )

const fileFields = [
  'ContentDocumentLink.ContentDocument.Title',
  'ContentDocumentLink.ContentDocument.ContentSize',
  'ContentDocumentLink.ContentDocument.LatestPublishedVersionId',
  'ContentDocumentLink.LinkedEntityId',
  'ContentDocumentLink.CreatedDate',
] as const

const optionalFileFields = [
  'ContentDocumentLink.ContentDocument.FileExtension',
  'ContentDocumentLink.CreatedBy.Name',
  'ContentDocumentLink.CreatedById',
  'ContentDocumentLink.ContentDocument.LatestPublishedVersion.ScanState',
  'ContentDocumentLink.ContentDocument.LatestPublishedVersion.Sha256',
] as const

/** Files that are attached to the case, the newest first. */
export const readFiles = (caseId: string, pageSize: number = LIST_STEP) =>
  readRelatedList(
    { parentRecordId: caseId, relatedListId: 'AttachedContentDocuments', ...newestFirst, pageSize },
    fileFields,
    optionalFileFields,
  )

/** Files of all comments on the case, the newest first. */
export const readCommentFiles = (caseId: string, pageSize: number = COMMENT_FILES_STEP) =>
  readRelatedList(
    { parentRecordId: caseId, relatedListId: 'CommentFiles', ...newestFirst, pageSize },
    fileFields,
    optionalFileFields,
  )

/** The actions that the server offers the reader on the case. */
export const readActions = (caseId: string) => readRecordActions([caseId], ['CustomButton', 'QuickAction'])

const getSimilarCases = methodReader(caseMethods.getSimilarCases)

/** Similar cases visible to the reader, with their outcome. */
export const readSimilarCases = (caseId: string) => read(getSimilarCases, { caseId })

/** Follow-ups of this case that are visible to the reader, newest first. */
export const readFollowUps = (caseId: string, pageSize: number = LIST_STEP) =>
  readRelatedList({ parentRecordId: caseId, relatedListId: 'ChildCases', ...newestFirst, pageSize }, [
    'Case.CaseNumber',
    'Case.Subject',
    'Case.Status',
    'Case.IsMerged__c',
    'Case.ClosedDate',
  ])

/** The watchers of the case. */
export const readWatchers = (caseId: string) =>
  readRelatedList(
    { parentRecordId: caseId, relatedListId: 'CaseWatchers', sortBy: ['CreatedDate'], pageSize: limits.pageSizeMax },
    ['CaseWatcher__c.UserId__c'],
    ['CaseWatcher__c.User__r.Name'],
  )
