import type { RecordShape } from 'contract'
import type { Gateway } from 'platform'

/** Finds records with the rights of their reader. */
export type GuestRecords = Pick<Gateway['records'], 'find'>

/** So many of the newest comments are shown. */
const MOST_COMMENTS = 200

const caseFields = [
  'CaseNumber',
  'Subject',
  'Description',
  'Status',
  'Impact__c',
  'IssueType__c',
  'Product__r.Name',
  'SuppliedName',
  'SuppliedTailOrService__c',
  'Resolution__c',
  'CreatedDate',
]

/** A case and its published comments, as their reader may see them; null where the case is not there for the reader. */
export async function readGuestCase(records: GuestRecords, caseId: string) {
  const [found] = await records.find('Case', {
    fields: caseFields,
    where: { Id: { eq: caseId } },
    orderBy: [],
    limit: 1,
  })
  if (!found) return null
  const comments = await records.find('CaseComment', {
    fields: ['CommentBody', 'CreatedDate', 'IsFromSupport__c'],
    where: { ParentId: { eq: caseId } },
    orderBy: ['-CreatedDate'],
    limit: MOST_COMMENTS,
  })
  const product = found.fields.Product__r?.value
  return {
    CaseNumber: textOf(found, 'CaseNumber') ?? '',
    Subject: textOf(found, 'Subject') ?? '',
    Description: textOf(found, 'Description') ?? '',
    Status: textOf(found, 'Status') ?? '',
    StatusLabel: labelOf(found, 'Status'),
    Impact: labelOf(found, 'Impact__c'),
    IssueType: labelOf(found, 'IssueType__c'),
    ProductName: typeof product === 'object' && product !== null ? textOf(product, 'Name') : null,
    SuppliedName: textOf(found, 'SuppliedName'),
    TailOrService: textOf(found, 'SuppliedTailOrService__c'),
    Resolution: textOf(found, 'Resolution__c'),
    CreatedDate: textOf(found, 'CreatedDate') ?? '',
    comments: comments.toReversed().map((comment) => ({
      Id: comment.id,
      CommentBody: textOf(comment, 'CommentBody') ?? '',
      CreatedDate: textOf(comment, 'CreatedDate') ?? '',
      IsFromSupport: comment.fields.IsFromSupport__c?.value === true,
    })),
  }
}

function textOf({ fields }: RecordShape, name: string): string | null {
  const value = fields[name]?.value
  return typeof value === 'string' ? value : null
}

const labelOf = (record: RecordShape, name: string): string =>
  record.fields[name]?.displayValue ?? textOf(record, name) ?? ''
