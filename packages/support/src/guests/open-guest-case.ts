import { type AnswerOf, AppError, cleanEmail, exportNoticeVersion } from 'contract'
import type { guestMethods } from 'contract/methods'
import type { Scalar, SystemRecords } from 'platform'
import { caseAcknowledgement } from '../cases/mails/case-acknowledgement.mail.ts'
import type { MethodServices } from '../define-method.ts'
import { guestWithLink } from './guest-link.ts'
import { type GuestCase, keepOpened, openedBy } from './opened-case.ts'

type GuestCaseParts = Pick<MethodServices, 'platform' | 'identity' | 'visitorDatabase'>

/** The case that a link has opened, and whether it was opened by an earlier attempt with other content. */
type OpenedGuestCase = AnswerOf<typeof guestMethods.createCase>

/**
 * Opens the one case of a verified link, with its files, and queues the mail with its number. The case has no account and no contact, so
 * that a user with the same address cannot see it. A repeated attempt of the same browser, which got no answer, gets the opened case.
 *
 * @throws AppError `LINK_INVALID`; `INVALID_VALUE` if the form has another name or address than the link; `EXPORT_CONTROLLED_PRODUCT`,
 * `EXPORT_ACKNOWLEDGEMENT_REQUIRED`, `INVALID_CROSS_REFERENCE_KEY`, and the errors of fields of a case. The link then stays valid.
 */
export async function openGuestCase(parts: GuestCaseParts, form: GuestCase): Promise<OpenedGuestCase> {
  const { platform, identity, visitorDatabase } = parts
  const documentIds = await filesOf(parts, form)
  const system = platform.asSystem('open the case of a guest')
  const opened = await visitorDatabase.transaction(async (tx) => {
    const proof = await identity.takeToken(tx, 'guest', form.token)
    if (proof === null) return null
    const records = system.within(tx)
    const { subject: email, facts } = proof
    const name = facts.name ?? ''
    refuseOthers(form, { email, name })
    if (form.confirmedNotice !== exportNoticeVersion) {
      throw new AppError('EXPORT_ACKNOWLEDGEMENT_REQUIRED', {}, { field: 'confirmedNotice' })
    }
    const caseId = await records.create('Case', {
      Subject: form.subject,
      Description: form.description,
      Impact__c: form.impact,
      IssueType__c: form.issueType,
      ProductId__c: await productFor(records, form.itemNumber),
      SuppliedName: name,
      SuppliedEmail: email,
      SuppliedTailOrService__c: form.tailOrService ?? null,
      ConfirmedNotice__c: form.confirmedNotice,
      Origin: 'Web',
    })
    for (const documentId of documentIds) {
      await records.create('ContentDocumentLink', { ContentDocumentId: documentId, LinkedEntityId: caseId })
    }
    caseAcknowledgement.enqueue(tx, { caseId })
    const created = await records.read('Case', caseId, ['CaseNumber'])
    const [caseNumber, fileCount] = [String(created?.CaseNumber), documentIds.length]
    await keepOpened(parts, tx, form, { email, name, caseNumber, fileCount })
    return { CaseNumber: caseNumber, FileCount: fileCount, IsEarlier: false }
  })
  return opened ?? (await earlierCase(parts, form))
}

/** The case that an attempt of the same browser has opened. @throws AppError `LINK_INVALID`. */
async function earlierCase(parts: GuestCaseParts, form: GuestCase): Promise<OpenedGuestCase> {
  const earlier = await openedBy(parts, form, form)
  if (earlier === null) throw new AppError('LINK_INVALID')
  return { CaseNumber: earlier.caseNumber, FileCount: earlier.fileCount, IsEarlier: !earlier.isSame }
}

/** The documents that a form names. @throws AppError `INVALID_CROSS_REFERENCE_KEY` for one that its link has not uploaded. */
async function filesOf(parts: GuestCaseParts, { token, files = [] }: GuestCase): Promise<readonly string[]> {
  const guest = files.length === 0 ? null : await guestWithLink(parts, token)
  // An invalid link is refused when it is used.
  if (guest === null) return []
  const versions = await guest.records.find('ContentVersion', {
    fields: ['ContentDocumentId'],
    where: { ContentDocumentId: { in: files } },
    orderBy: ['CreatedDate'],
    limit: files.length,
  })
  if (versions.length < files.length) {
    throw new AppError('INVALID_CROSS_REFERENCE_KEY', { label: 'File' }, { field: 'files' })
  }
  return versions.map(({ fields }) => String(fields.ContentDocumentId?.value))
}

function refuseOthers(
  { firstName, lastName, emailAddress }: GuestCase,
  { email, name }: { email: string; name: string },
): void {
  const refusal = (field: string, label: string) => new AppError('INVALID_VALUE', { label }, { field })
  if (emailAddress !== undefined && cleanEmail(emailAddress).toLowerCase() !== email)
    throw refusal('emailAddress', 'E-mail')
  const shown = [firstName, lastName].filter((part) => part !== undefined).join(' ')
  if (shown !== '' && shown.normalize('NFC').replace(/\s+/gu, ' ').trim() !== name) throw refusal('lastName', 'Name')
}

/** A product of the catalogue, unless its export is controlled. */
async function productFor(records: SystemRecords, itemNumber: string | undefined): Promise<Scalar> {
  if (itemNumber === undefined) return null
  const wanted = { ItemNumber__c: itemNumber, IsActive: true }
  const [product] = await records.find('Product2', wanted, ['Id', 'ExportControlled__c'], 1)
  const about = [{ label: 'Product' }, { field: 'itemNumber' }] as const
  if (!product) throw new AppError('INVALID_CROSS_REFERENCE_KEY', ...about)
  if (product.ExportControlled__c === true) throw new AppError('EXPORT_CONTROLLED_PRODUCT', ...about)
  return product.Id ?? null
}
