import { type AnswerOf, AppError, type RecordShape } from 'contract'
import type { guestMethods } from 'contract/methods'
import type { Gateway } from 'platform'
import { caseImpacts, caseIssueTypes } from '../cases/case.values.ts'
import type { MethodServices } from '../define-method.ts'
import { openedBy } from './opened-case.ts'

/** The content of a link: the case form, or a case to read. */
type OpenedGuestLink = AnswerOf<typeof guestMethods.readLink>

/** Above the size of any catalog. */
const MOST_PRODUCTS = 500

/**
 * Reads the content of a link mailed to a guest. Reading does not use up the link, because mail scanners open links too. A case is read
 * through the gate, with the rights of a guest for this case.
 *
 * @param attemptKey - the key of the browser's attempt: with it, a used link still returns the number of the opened case.
 * @throws AppError `LINK_INVALID`, the same for a used, expired or unknown link.
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
  const guestCase = caseId === undefined ? null : await readGuestCase(platform.asGuest({ caseId }).records, caseId)
  if (guestCase === null || !toCase) throw new AppError('LINK_INVALID')
  const { SuppliedName, ...shown } = guestCase
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

/** Number of comments shown; the newest. */
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

/** A case with its published comments; null if the reader cannot see the case. */
export async function readGuestCase(records: GuestRecords, caseId: string) {
  const [guestCase] = await records.find('Case', {
    fields: shownCaseFields,
    where: { Id: { eq: caseId } },
    orderBy: [],
    limit: 1,
  })
  if (!guestCase) return null
  const comments = await records.find('CaseComment', {
    fields: ['CommentBody', 'CreatedDate', 'IsFromSupport__c'],
    where: { ParentId: { eq: caseId } },
    orderBy: ['-CreatedDate'],
    limit: MOST_COMMENTS,
  })
  const product = guestCase.fields.Product__r?.value
  return {
    CaseNumber: textOf(guestCase, 'CaseNumber') ?? '',
    Subject: textOf(guestCase, 'Subject') ?? '',
    Description: textOf(guestCase, 'Description') ?? '',
    Status: textOf(guestCase, 'Status') ?? '',
    StatusLabel: labelOf(guestCase, 'Status'),
    Impact: labelOf(guestCase, 'Impact__c'),
    IssueType: labelOf(guestCase, 'IssueType__c'),
    ProductName: typeof product === 'object' && product !== null ? textOf(product, 'Name') : null,
    SuppliedName: textOf(guestCase, 'SuppliedName'),
    TailOrService: textOf(guestCase, 'SuppliedTailOrService__c'),
    Resolution: textOf(guestCase, 'Resolution__c'),
    CreatedDate: textOf(guestCase, 'CreatedDate') ?? '',
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
