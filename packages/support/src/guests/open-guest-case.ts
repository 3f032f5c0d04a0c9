import { AppError, exportNoticeVersion } from 'contract'
import type { Database } from 'database'
import type { Identity } from 'identity'
import type { Platform, Scalar, SystemRecords } from 'platform'
import { caseAcknowledgement } from '../cases/case-acknowledgement.mail.ts'
import type { GuestCase } from '../guest-service.ts'
import type { SupportPerson } from '../person.ts'

export type GuestCaseParts = {
  platform: Pick<Platform, 'asSystem'>
  identity: Pick<Identity<SupportPerson>, 'takeToken'>
  visitorDatabase: Pick<Database, 'transaction'>
}

/**
 * Opens the one case that a proven link is good for, and has its number mailed. It belongs to no account and no contact:
 * a person with the same address must not find it, nor the guest theirs.
 *
 * @throws AppError `LINK_INVALID`; `INVALID_VALUE` where the form names somebody else; `EXPORT_ACKNOWLEDGEMENT_REQUIRED`,
 * `EXPORT_CONTROLLED_PRODUCT`,
 * `INVALID_CROSS_REFERENCE_KEY`, and those of the fields of a case. The link is then still good.
 */
export async function openGuestCase(
  { platform, identity, visitorDatabase }: GuestCaseParts,
  form: GuestCase,
): Promise<{ CaseNumber: string }> {
  const system = platform.asSystem('open the case of a guest')
  return await visitorDatabase.transaction(async (tx) => {
    const records = system.within(tx)
    const proof = await identity.takeToken(tx, 'guest', form.token)
    if (proof === null) throw new AppError('LINK_INVALID')
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
    caseAcknowledgement.enqueue(tx, { caseId })
    const opened = await records.read('Case', caseId, ['CaseNumber'])
    return { CaseNumber: String(opened?.CaseNumber) }
  })
}

function refuseOthers(
  { firstName, lastName, emailAddress }: GuestCase,
  { email, name }: { email: string; name: string },
): void {
  const other = (field: string, label: string) => new AppError('INVALID_VALUE', { label }, { field })
  if (emailAddress !== undefined && emailAddress.trim().toLowerCase() !== email) throw other('emailAddress', 'E-mail')
  const shown = [firstName, lastName].filter((part) => part !== undefined).join(' ')
  if (shown !== '' && shown.normalize('NFC').replace(/\s+/gu, ' ').trim() !== name) throw other('lastName', 'Name')
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
