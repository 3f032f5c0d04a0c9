import { waitedOn } from 'contract'
import type { Scalar, SystemRecords } from 'platform'
import type { MailReading } from '../define-mail.ts'
import { caseStatusValues } from './case.values.ts'
import type { CaseOfMail } from './case-mail.ts'

/** The recipient of mail about a case, and what the mail may say. */
export type CaseMailRecipient = { to: string; case: CaseOfMail }

const caseFields = [
  'CaseNumber',
  'Subject',
  'Status',
  'ProductId__c',
  'AircraftId__c',
  'AwaitingCustomer__c',
  'ContactId',
  'SuppliedEmail',
  'ExportRestricted__c',
] as const

/**
 * Finds the recipient of mail about a case: the guest who opened it, or its contact, unless without an address or with case notification
 * e-mails switched off. A removed contact gets none, or the number alone where an account admin left the contact on case e-mails.
 *
 * @returns null when there is no recipient.
 */
export async function caseMailRecipient(
  { records, tx, identity }: MailReading,
  caseId: string,
): Promise<CaseMailRecipient | null> {
  const found = await records.read('Case', caseId, caseFields)
  if (typeof found?.ContactId !== 'string') {
    const guest = found?.SuppliedEmail
    if (typeof guest !== 'string') return null
    const token = await identity.issueToken(tx, 'guest-case', { subject: guest, facts: { caseId } })
    return { to: guest, case: caseWithNumberAlone(caseId, found ?? {}, { token }) }
  }
  const contact = await records.read('Contact', found.ContactId, ['Email', 'PortalAccess__c', 'CaseMailsStay__c'])
  if (typeof contact?.Email !== 'string' || !(await wantsCaseMail(records, found.ContactId))) return null
  if (contact.PortalAccess__c === 'Removed') {
    return contact.CaseMailsStay__c === true
      ? { to: contact.Email, case: caseWithNumberAlone(caseId, found, null) }
      : null
  }
  return {
    to: contact.Email,
    case: {
      id: caseId,
      caseNumber: String(found.CaseNumber),
      subject: String(found.Subject),
      statusLabel: caseStatusValues.find(({ value }) => value === found.Status)?.label ?? String(found.Status),
      // Customers know the products of the catalogue alone.
      productName: await textOf(records, 'Product2', found.ProductId__c, 'Name', { IsActive: true }),
      tailNumber: await textOf(records, 'Aircraft__c', found.AircraftId__c, 'TailNumber__c'),
      contentAllowed: found.ExportRestricted__c !== true,
      readBy: 'login',
      isWaitingForRecipient: waitedOn(waitingFacts(found), { contactId: found.ContactId }) === 'reader',
    },
  }
}

// The content of a case is in no mail to people who cannot sign in: guests and removed contacts.
function caseWithNumberAlone(id: string, found: Record<string, Scalar>, readBy: CaseOfMail['readBy']): CaseOfMail {
  const nothing = { subject: '', statusLabel: '', productName: null, tailNumber: null }
  return {
    id,
    caseNumber: String(found.CaseNumber),
    ...nothing,
    contentAllowed: false,
    readBy,
    isWaitingForRecipient: false,
  }
}

const waitingFacts = (found: Record<string, Scalar>) => ({
  status: String(found.Status),
  awaitsCustomer: found.AwaitingCustomer__c === true,
  contactId: typeof found.ContactId === 'string' ? found.ContactId : null,
})

async function wantsCaseMail(records: SystemRecords, contactId: string): Promise<boolean> {
  const [user] = await records.find('User', { ContactId: contactId }, ['Id', 'IsActive'], 1)
  if (!user) return true
  if (user.IsActive !== true) return false
  const [preference] = await records.find(
    'NotificationPreference__c',
    { UserId__c: user.Id ?? null },
    ['CaseEmails__c'],
    1,
  )
  return preference?.CaseEmails__c !== false
}

/** A text field of the record that a lookup refers to, if that record has these values. */
async function textOf(
  records: SystemRecords,
  object: string,
  id: Scalar | undefined,
  field: string,
  wanted: Readonly<Record<string, Scalar>> = {},
): Promise<string | null> {
  if (typeof id !== 'string') return null
  const values = await records.read(object, id, [field, ...Object.keys(wanted)])
  const isWanted = Object.entries(wanted).every(([name, value]) => values?.[name] === value)
  const text = isWanted ? values?.[field] : null
  return typeof text === 'string' ? text : null
}
