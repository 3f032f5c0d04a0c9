import { caseStatusLabel, waitedOn } from 'contract'
import type { Scalar, SystemRecords } from 'platform'
import type { CaseAddresses } from '../../case-addresses.ts'
import type { MailReading } from '../../define-mail.ts'
import type { CaseOfMail } from './case-mail.ts'
import { type CaseMailRole, userOfContact } from './case-mail-roles.ts'

/** What mails about cases offer beside their page; null for what the installation does not have. */
type CaseMailOffers = { addresses: CaseAddresses | null; surveyUrl: string | null }

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
 * Reads a recipient of mail about a case, unless without an address or with case notification e-mails switched off. A removed contact
 * gets none, or the number alone where an account admin left the contact on case e-mails.
 *
 * @param mayRead - whether the gate shows the case to the user of this recipient; true where there is no user.
 * @param offers - without addresses no answer of this recipient is taken by e-mail.
 * @returns null when there is no recipient.
 */
export async function caseMailRecipient(
  reading: MailReading,
  caseId: string,
  { role, mayRead, offers }: { role: CaseMailRole; mayRead: boolean; offers: CaseMailOffers },
): Promise<CaseMailRecipient | null> {
  const { records, tx, identity } = reading
  const found = await records.read('Case', caseId, caseFields)
  if (found === null) return null
  if (role.side === 'opener' && typeof found.ContactId !== 'string') {
    const guest = found.SuppliedEmail
    if (typeof guest !== 'string') return null
    const token = await identity.issueToken(tx, 'guest-case', { subject: guest, facts: { caseId } })
    return { to: guest, case: caseWithNumberAlone(caseId, found, { token }) }
  }
  if (role.side === 'opener') {
    const contact = await records.read('Contact', String(found.ContactId), [
      'Email',
      'PortalAccess__c',
      'CaseMailsStay__c',
    ])
    if (typeof contact?.Email !== 'string') return null
    const userId = await userOfContact(records, found.ContactId)
    const wants = await wantedMails(records, userId)
    if (contact.PortalAccess__c === 'Removed') {
      const stays = contact.CaseMailsStay__c === true && wants.caseMails
      return stays ? { to: contact.Email, case: caseWithNumberAlone(caseId, found, null) } : null
    }
    if (!mayRead || !wants.caseMails) return null
    const surveyUrl = wants.surveys ? offers.surveyUrl : null
    return {
      to: contact.Email,
      case: await wholeCase(records, caseId, found, {
        role,
        offers: { ...offers, surveyUrl },
        contactId: found.ContactId,
      }),
    }
  }
  const user = await records.read('User', role.userId, ['Email', 'ContactId'])
  if (!mayRead || typeof user?.Email !== 'string' || !(await wantedMails(records, role.userId)).caseMails) return null
  return {
    to: user.Email,
    case: await wholeCase(records, caseId, found, {
      role,
      // The question is for whoever had the problem.
      offers: { ...offers, surveyUrl: null },
      contactId: user.ContactId,
    }),
  }
}

async function wholeCase(
  records: SystemRecords,
  id: string,
  found: Record<string, Scalar>,
  reader: { role: CaseMailRole; offers: CaseMailOffers; contactId: Scalar | undefined },
): Promise<CaseOfMail> {
  const { side } = reader.role
  const contactId = typeof reader.contactId === 'string' ? reader.contactId : null
  const caseNumber = String(found.CaseNumber)
  // An answer quotes the mail: it comes in by mail only where the content may leave the portal. Support answers on the page.
  const contentAllowed = found.ExportRestricted__c !== true
  const takesAnswers = contentAllowed && side !== 'support'
  return {
    id,
    side,
    caseNumber,
    subject: String(found.Subject),
    statusLabel: caseStatusLabel(String(found.Status)),
    // Customers know the products of the catalogue alone.
    productName: await textOf(records, 'Product2', found.ProductId__c, 'Name', { IsActive: true }),
    tailNumber: await textOf(records, 'Aircraft__c', found.AircraftId__c, 'TailNumber__c'),
    contentAllowed,
    readBy: 'login',
    replyTo: takesAnswers ? (reader.offers.addresses?.of(caseNumber) ?? null) : null,
    surveyUrl: reader.offers.surveyUrl,
    isWaitingForRecipient: waitedOn(waitingFacts(found), { contactId }) === 'reader',
  }
}

// The content of a case is in no mail to people who cannot sign in: guests and removed contacts.
function caseWithNumberAlone(id: string, found: Record<string, Scalar>, readBy: CaseOfMail['readBy']): CaseOfMail {
  const nothing = { subject: '', statusLabel: '', productName: null, tailNumber: null }
  return {
    id,
    side: 'opener',
    caseNumber: String(found.CaseNumber),
    ...nothing,
    contentAllowed: false,
    readBy,
    replyTo: null,
    surveyUrl: null,
    isWaitingForRecipient: false,
  }
}

const waitingFacts = (found: Record<string, Scalar>) => ({
  status: String(found.Status),
  awaitsCustomer: found.AwaitingCustomer__c === true,
  contactId: typeof found.ContactId === 'string' ? found.ContactId : null,
})

/** Which mails somebody wants; a contact without a user gets those of its cases. */
async function wantedMails(
  records: SystemRecords,
  userId: string | null,
): Promise<{ caseMails: boolean; surveys: boolean }> {
  if (userId === null) return { caseMails: true, surveys: false }
  const user = await records.read('User', userId, ['IsActive'])
  if (user?.IsActive !== true) return { caseMails: false, surveys: false }
  const fields = ['CaseEmails__c', 'CustomerSurveys__c']
  const [preference] = await records.find('NotificationPreference__c', { UserId__c: userId }, fields, 1)
  return { caseMails: preference?.CaseEmails__c !== false, surveys: preference?.CustomerSurveys__c === true }
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
