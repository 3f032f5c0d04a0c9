import type { RelatedLists } from '../../../../records/record-types.ts'
import type { RecordWith } from '../../../../records/records.ts'

/** Comments and files shown at first, and the steps in which earlier ones come. */
export const LIST_STEP = 50

/** The fields that the page of a case is drawn with. */
export const caseFields = [
  'Case.CaseNumber',
  'Case.Subject',
  'Case.Description',
  'Case.Status',
  'Case.Impact__c',
  'Case.IssueType__c',
  'Case.Resolution__c',
  'Case.AwaitingCustomer__c',
  'Case.CreatedDate',
  'Case.ClosedDate',
] as const

/** Fields of other records, which the reader may not see. */
export const caseOptionalFields = [
  'Case.Product__r.Name',
  'Case.Aircraft__r.TailNumber__c',
  'Case.Subscription__r.ServiceNumber__c',
  'Case.CreatedBy.Name',
] as const

/** Comments, the newest first, so that the newest are there however many there are. The route and the screen read the same. */
export function commentsReading(caseId: string, pageSize: number = LIST_STEP) {
  return {
    ...childrenOf(caseId, 'CaseComments'),
    fields: ['CaseComment.CommentBody', 'CaseComment.CreatedDate', 'CaseComment.IsFromSupport__c'],
    optionalFields: ['CaseComment.CreatedBy.Name'],
    pageSize,
  } as const
}

/** Changes of the case's fields, the newest first. */
export function historyReading(caseId: string) {
  return {
    ...childrenOf(caseId, 'CaseHistories'),
    fields: ['CaseHistory.Field', 'CaseHistory.NewValue', 'CaseHistory.CreatedDate'],
    optionalFields: ['CaseHistory.CreatedBy.Name'],
  } as const
}

/** Files that are attached to the case, the newest first. */
export function attachmentsReading(caseId: string) {
  return {
    ...childrenOf(caseId, 'AttachedContentDocuments'),
    fields: [
      'ContentDocumentLink.ContentDocument.Title',
      'ContentDocumentLink.ContentDocument.ContentSize',
      'ContentDocumentLink.ContentDocument.LatestPublishedVersionId',
      'ContentDocumentLink.CreatedDate',
    ],
    optionalFields: ['ContentDocumentLink.CreatedBy.Name'],
  } as const
}

const childrenOf = <L extends keyof RelatedLists['Case']>(caseId: string, relatedListId: L) => ({
  parentRecordId: caseId,
  relatedListId,
  sortBy: ['-CreatedDate'],
  pageSize: LIST_STEP,
})

/** A record of a reading. */
export type ReadBy<
  Reading extends (caseId: string) => { fields: readonly string[]; optionalFields: readonly string[] },
> = RecordWith<ReturnType<Reading>['fields'], ReturnType<Reading>['optionalFields']>
