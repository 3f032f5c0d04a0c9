import { caseStatusLabel, isCaseFrozen, waitedOn } from 'contract'
import type { Scalar, SystemRecords } from 'platform'
import type { CaseAddresses } from '../../case-addresses.ts'
import type { MailReading } from '../../define-mail.ts'
import { routing } from '../routing/routing.ts'
import type { CaseOfMail } from './case-mail.ts'
import { type CaseMailRole, userOfContact } from './case-mail-roles.ts'

/** Optional parts of mails about cases; null if the installation does not have them. */
type CaseMailOffers = { addresses: CaseAddresses | null; surveyUrl: string | null }

/** The recipient of mail about a case, and what the mail may say. */
export type CaseMailRecipient = { to: string; case: CaseOfMail }

const caseFields = [
  'CaseNumber',
  'Subject',
  'Status',
  'Impact__c',
  'IssueType__c',
  'ProductId__c',
  'AircraftId__c',
  'AwaitingCustomer__c',
  'AccountId',
  'ContactId',
  'SuppliedEmail',
  'ExportRestricted__c',
  'Queue__c',
] as const

/**
 * Reads a recipient of a mail about a case; null without an address, or with case e-mails switched off. A removed contact gets no mail, or
 * only the case number if an account admin has kept the contact's case e-mails on.
 *
 * @param mayRead - whether the gate shows the case to the user of this recipient; true where there is no user.
 * @param offers - without `addresses` the recipient cannot answer by e-mail.
 * @returns null when there is no recipient.
 */
export async function caseMailRecipient(
  reading: MailReading,
  caseId: string,
  { role, mayRead, offers }: { role: CaseMailRole; mayRead: boolean; offers: CaseMailOffers },
): Promise<CaseMailRecipient | null> {
  const { records, tx, identity } = reading
  const record = await records.read('Case', caseId, caseFields)
  if (record === null) return null
  if (role.side === 'opener' && typeof record.ContactId !== 'string') {
    const guest = record.SuppliedEmail
    if (typeof guest !== 'string') return null
    const token = await identity.issueToken(tx, 'guest-case', { subject: guest, facts: { caseId } })
    return { to: guest, case: await caseWithNumberAlone(records, caseId, record, { token }) }
  }
  if (role.side === 'opener') {
    const contact = await records.read('Contact', String(record.ContactId), [
      'Email',
      'PortalAccess__c',
      'CaseMailsStay__c',
      'AccountId',
    ])
    // A contact who moved to another account gets no mails about the cases of the old one.
    if (typeof contact?.Email !== 'string' || contact.AccountId !== record.AccountId) return null
    const userId = await userOfContact(records, record.ContactId)
    const wants = await wantedMails(records, userId)
    if (contact.PortalAccess__c === 'Removed') {
      const stays = contact.CaseMailsStay__c === true && wants.caseMails
      return stays ? { to: contact.Email, case: await caseWithNumberAlone(records, caseId, record, null) } : null
    }
    if (!mayRead || !wants.caseMails) return null
    const surveyUrl = wants.surveys ? offers.surveyUrl : null
    return {
      to: contact.Email,
      case: await wholeCase(records, caseId, record, {
        role,
        offers: { ...offers, surveyUrl },
        contactId: record.ContactId,
      }),
    }
  }
  const user = await records.read('User', role.userId, ['Email', 'ContactId'])
  if (!mayRead || typeof user?.Email !== 'string' || !(await wantedMails(records, role.userId)).caseMails) return null
  return {
    to: user.Email,
    case: await wholeCase(records, caseId, record, {
      role,
      // The survey is for the person who had the problem.
      offers: { ...offers, surveyUrl: null },
      contactId: user.ContactId,
    }),
  }
}

async function wholeCase(
  records: SystemRecords,
  id: string,
  record: Record<string, Scalar>,
  reader: { role: CaseMailRole; offers: CaseMailOffers; contactId: Scalar | undefined },
): Promise<CaseOfMail> {
  const { side } = reader.role
  const contactId = typeof reader.contactId === 'string' ? reader.contactId : null
  const caseNumber = String(record.CaseNumber)
  // A reply quotes the mail: replies by e-mail are accepted only where the content may leave the portal. Support replies on the page.
  const contentAllowed = record.ExportRestricted__c !== true
  const isFrozen = isCaseFrozen(String(record.Status))
  const takesAnswers = contentAllowed && side !== 'support' && !isFrozen
  return {
    id,
    side,
    caseNumber,
    subject: String(record.Subject),
    statusLabel: caseStatusLabel(String(record.Status)),
    isFrozen,
    impact: String(record.Impact__c),
    issueType: String(record.IssueType__c),
    // Customers see only products of the catalog.
    productName: await textOf(records, 'Product2', record.ProductId__c, 'Name', { IsActive: true }),
    tailNumber: await textOf(records, 'Aircraft__c', record.AircraftId__c, 'TailNumber__c'),
    contentAllowed,
    readBy: 'login',
    replyTo: takesAnswers ? (reader.offers.addresses?.of(caseNumber) ?? null) : null,
    surveyUrl: reader.offers.surveyUrl,
    isWaitingForRecipient: waitedOn(waitingFacts(record), { contactId }) === 'reader',
    ...(await senderOf(records, record)),
  }
}

// Mails to people who cannot sign in, guests and removed contacts, hold no content of the case.
async function caseWithNumberAlone(
  records: SystemRecords,
  id: string,
  record: Record<string, Scalar>,
  readBy: CaseOfMail['readBy'],
): Promise<CaseOfMail> {
  const nothing = { subject: '', statusLabel: '', impact: '', issueType: '', productName: null, tailNumber: null }
  return {
    id,
    side: 'opener',
    caseNumber: String(record.CaseNumber),
    ...nothing,
    isFrozen: isCaseFrozen(String(record.Status)),
    contentAllowed: false,
    readBy,
    replyTo: null,
    surveyUrl: null,
    isWaitingForRecipient: false,
    ...(await senderOf(records, record)),
  }
}

/** The sender of mails about cases of a queue. */
async function senderOf(
  records: SystemRecords,
  { Queue__c }: Record<string, Scalar>,
): Promise<Pick<CaseOfMail, 'sender'>> {
  const { queues } = await records.referenceData(routing)
  const sender = queues.find(({ value }) => value === Queue__c)?.sender
  return sender && (sender.name ?? sender.address) !== null ? { sender } : {}
}

const waitingFacts = (record: Record<string, Scalar>) => ({
  status: String(record.Status),
  awaitsCustomer: record.AwaitingCustomer__c === true,
  contactId: typeof record.ContactId === 'string' ? record.ContactId : null,
})

/** The mail preferences of a user; a contact without a user gets the mails of its cases. */
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

/** A text field of a referenced record, if that record has the `wanted` values. */
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
