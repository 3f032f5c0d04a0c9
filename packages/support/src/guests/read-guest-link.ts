import { type AnswerOf, AppError, type RecordShape } from 'contract'
import type { guestMethods } from 'contract/methods'
import type { Gateway } from 'platform'
import { caseImpacts, caseIssueTypes } from '../cases/case.values.ts'
import type { MethodServices } from '../define-method.ts'
import { openedBy } from './opened-case.ts'

/** What a link opens: the form of a case, or one case to read. */
type OpenedGuestLink = AnswerOf<typeof guestMethods.readLink>

/** More than the products of any catalogue. */
const MOST_PRODUCTS = 500

/**
 * What the mailed link of a guest opens. The link stays as it is, so that a mail scanner or a second device uses nothing up. A case is read
 * by the gate, with the rights of a guest who has this case.
 *
 * @param attemptKey - that of the browser, which learns the number of the case that it has opened by the link.
 * @throws AppError `LINK_INVALID`, the same for a link that was used, has expired or never was.
 */
export async function readGuestLink(
  { platform, identity }: Pick<MethodServices, 'platform' | 'identity'>,
  token: string,
  attemptKey?: string,
): Promise<OpenedGuestLink> {
  const [proof, toCase] = await Promise.all([
    identity.readToken('guest', token),
    identity.readToken('guest-case', token),
  ])
  if (proof !== null) {
    return {
      purpose: 'OpenCase',
      emailAddress: proof.subject,
      ...splitName(proof.facts.name ?? ''),
      products: await productsOf(platform.asGuest().records),
      impacts: caseImpacts.map(({ value, label }) => ({ value, label })),
      issueTypes: caseIssueTypes.map(({ value, label }) => ({ value, label })),
    }
  }
  const opened = toCase === null ? await openedBy({ identity }, { token, attemptKey }) : null
  if (opened !== null) {
    const { email, name, caseNumber, fileCount } = opened
    const owner = { emailAddress: email, ...splitName(name) }
    return { purpose: 'CaseOpened', ...owner, CaseNumber: caseNumber, FileCount: fileCount }
  }
  const caseId = toCase?.facts.caseId
  const found = caseId === undefined ? null : await readGuestCase(platform.asGuest({ caseId }).records, caseId)
  if (found === null || !toCase) throw new AppError('LINK_INVALID')
  const { SuppliedName, ...shown } = found
  return { purpose: 'ReadCase', emailAddress: toCase.subject, ...splitName(SuppliedName ?? ''), ...shown }
}

/** The last word of a name as last name; a name of one word has no first name. */
function splitName(name: string): { firstName: string; lastName: string } {
  const words = name.split(' ')
  return { firstName: words.slice(0, -1).join(' '), lastName: words.at(-1) ?? '' }
}

async function productsOf(records: GuestRecords): Promise<{ value: string; label: string }[]> {
  const wanted = { fields: ['Name', 'ItemNumber__c'], orderBy: ['Name'] }
  const products = await records.find('Product2', { ...wanted, limit: MOST_PRODUCTS })
  return products.map(({ fields }) => ({
    value: String(fields.ItemNumber__c?.value ?? ''),
    label: String(fields.Name?.value ?? ''),
  }))
}

/** Finds records with the rights of their reader. */
type GuestRecords = Pick<Gateway['records'], 'find'>

/** So many of the newest comments are shown. */
const MOST_COMMENTS = 200

const shownCaseFields = [
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
    fields: shownCaseFields,
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
