import { caseMethods } from 'contract'
import { methodReader, read } from 'record-cache-react'
import { readRecordActions } from '../../records/record-actions.ts'
import { readList, readRecord, readRelatedList } from '../../records/records.ts'

/** Comments and files shown at first, and the steps in which earlier ones come. */
export const LIST_STEP = 50

/** Files of comments that are read at first. */
const COMMENT_FILES_STEP = 200

const newestFirst = { sortBy: ['-CreatedDate'], pageSize: LIST_STEP }

/** A case with what its page shows; the optional fields are of other records, which the reader may not see. */
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
    ],
  )

/** Articles whose texts hold this word, the most read first. */
export const readArticlesWith = (word: string) =>
  readList(
    { objectApiName: 'Knowledge__kav', listViewApiName: 'TopArticles', searchTerm: word, pageSize: 25 },
    ['Knowledge__kav.Title', 'Knowledge__kav.UrlName'],
    ['Knowledge__kav.RecordType.DeveloperName', 'Knowledge__kav.IsVideo__c', 'Knowledge__kav.Product__r.Name'],
  )

/** The reader's own open cases, the last changed first: as many as one looks through. */
export const readOwnOpenCases = readList({ objectApiName: 'Case', listViewApiName: 'MyRecentCases', pageSize: 100 }, [
  'Case.CaseNumber',
  'Case.Subject',
  'Case.Status',
  'Case.ProductId__c',
])

/** Comments, the newest first, so that the newest are there however many there are. */
export const readComments = (caseId: string, pageSize: number = LIST_STEP) =>
  readRelatedList(
    { parentRecordId: caseId, relatedListId: 'CaseComments', ...newestFirst, pageSize },
    ['CaseComment.CommentBody', 'CaseComment.CreatedDate', 'CaseComment.IsFromSupport__c', 'CaseComment.IsPublished'],
    ['CaseComment.CreatedBy.Name'],
  )

/** Changes of the case's fields, the newest first. */
export const readChanges = (caseId: string) =>
  readRelatedList(
    { parentRecordId: caseId, relatedListId: 'CaseHistories', ...newestFirst },
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
  'ContentDocumentLink.CreatedBy.Name',
  'ContentDocumentLink.CreatedById',
  'ContentDocumentLink.ContentDocument.LatestPublishedVersion.ScanState',
  'ContentDocumentLink.ContentDocument.LatestPublishedVersion.Sha256',
] as const

/** Files that are attached to the case, the newest first. */
export const readFiles = (caseId: string) =>
  readRelatedList(
    { parentRecordId: caseId, relatedListId: 'AttachedContentDocuments', ...newestFirst },
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

/** What the server offers the reader to do with the case. */
export const readActions = (caseId: string) => readRecordActions([caseId], ['CustomButton', 'QuickAction'])

const getSimilarCases = methodReader(caseMethods.getSimilarCases)

/** Cases like this one, of those that the reader may see, with how they ended. */
export const readSimilarCases = (caseId: string) => read(getSimilarCases, { caseId })

/** The cases that follow this one up, the newest first, of those that the reader may see. */
export const readFollowUps = (caseId: string) =>
  readRelatedList({ parentRecordId: caseId, relatedListId: 'ChildCases', ...newestFirst }, [
    'Case.CaseNumber',
    'Case.Subject',
    'Case.Status',
    'Case.IsMerged__c',
    'Case.ClosedDate',
  ])

/** Who watches the case. */
export const readWatchers = (caseId: string) =>
  readRelatedList(
    { parentRecordId: caseId, relatedListId: 'CaseWatchers', sortBy: ['CreatedDate'], pageSize: 200 },
    ['CaseWatcher__c.UserId__c'],
    ['CaseWatcher__c.User__r.Name'],
  )

/** The people of the reader's account. */
export const readColleagues = readList({ objectApiName: 'User', listViewApiName: 'Colleagues', pageSize: 200 }, [
  'User.Name',
])

/** The open work of support in numbers, for agents. */
export const readWorkNumbers = read(methodReader(caseMethods.getWorkNumbers), {})
