import { fieldsOf } from '../../lib/fields.ts'

/** Comments and files shown at first, and the steps in which earlier ones come. */
export const LIST_STEP = 50

/** How the case itself is read; the route and the screen read the same. */
export function caseReading(caseId: string) {
  return {
    recordId: caseId,
    fields: fieldsOf(
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
    ),
    optionalFields: fieldsOf(
      'Case.Product__r.Name',
      'Case.Aircraft__r.TailNumber__c',
      'Case.Subscription__r.ServiceNumber__c',
      'Case.CreatedBy.Name',
    ),
  }
}

/** Comments, the newest first, so that the newest are there however many there are. */
export function commentsReading(caseId: string, pageSize: number = LIST_STEP) {
  return {
    parentRecordId: caseId,
    relatedListId: 'CaseComments',
    fields: fieldsOf('CaseComment.CommentBody', 'CaseComment.CreatedDate', 'CaseComment.IsFromSupport__c'),
    optionalFields: fieldsOf('CaseComment.CreatedBy.Name'),
    sortBy: ['-CreatedDate'],
    pageSize,
  }
}

/** Changes of the case's fields, the newest first. */
export function historyReading(caseId: string) {
  return {
    parentRecordId: caseId,
    relatedListId: 'CaseHistories',
    fields: fieldsOf('CaseHistory.Field', 'CaseHistory.NewValue', 'CaseHistory.CreatedDate'),
    optionalFields: fieldsOf('CaseHistory.CreatedBy.Name'),
    sortBy: ['-CreatedDate'],
    pageSize: LIST_STEP,
  }
}

/** Files that are attached to the case, the newest first. */
export function attachmentsReading(caseId: string) {
  return {
    parentRecordId: caseId,
    relatedListId: 'AttachedContentDocuments',
    fields: fieldsOf(
      'ContentDocumentLink.ContentDocument.Title',
      'ContentDocumentLink.ContentDocument.ContentSize',
      'ContentDocumentLink.ContentDocument.LatestPublishedVersionId',
      'ContentDocumentLink.CreatedDate',
    ),
    optionalFields: fieldsOf('ContentDocumentLink.CreatedBy.Name'),
    sortBy: ['-CreatedDate'],
    pageSize: LIST_STEP,
  }
}
