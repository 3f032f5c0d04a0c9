import { randomUUID } from 'node:crypto'
import { type Static, Type } from 'typebox'
import { defineMail, type MailReading } from '../define-mail.ts'
import type { MailDocument } from '../mail-document.ts'
import { type AddressStatus, addressStatusOf } from '../people/address-status.ts'
import { sharedAddress } from './shared-address.mail.ts'
import {
  type AccountMailTo,
  alreadyRegistered,
  guestCaseLink,
  guestHasAccount,
  guestIsContact,
  guestLink,
  notRecognized,
  notYetRegistered,
  passwordResetLink,
  registrationLink,
} from './visitor-mails.ts'

const payload = Type.Object({
  /** The request of the visitor. */
  kind: Type.Union([
    Type.Literal('forgot'),
    Type.Literal('guest'),
    Type.Literal('guest-case'),
    Type.Literal('register'),
  ]),
  email: Type.String(),
  /** The name that a guest typed, which no mail contains. Empty for others. */
  name: Type.String(),
  /** Of a registration: its id, and the page to open afterwards. Absent in older jobs. */
  registration: Type.Optional(Type.String()),
  startUrl: Type.Optional(Type.String()),
  /** Of a guest who requests another link to a case. */
  caseNumber: Type.Optional(Type.String()),
  key: Type.String(),
})

export type AccountMailKind = Static<typeof payload>['kind']

/**
 * Answers a visitor who entered an address, depending on the address status when the mail is sent. The link is created then too, so that
 * the queue holds no secret; a retry creates a new one.
 */
export const accountMail = defineMail({
  task: 'send-account-mail',
  payload,
  reason: 'mail a visitor about a login',
  key: ({ key }) => `account-${key}`,
  read: async (reading, { kind, email, ...more }) => {
    const status = await addressStatusOf(reading.records, email)
    const write = await writers[kind]({ ...reading, ...more, email, status })
    return write && { to: email, write }
  },
  document: ({ to, write }: { to: string; write: Writer }, baseUrl) => write({ to, baseUrl }),
})

type Writer = (to: AccountMailTo) => MailDocument
type MailRequest = MailReading & Omit<Static<typeof payload>, 'key' | 'kind'> & { status: AddressStatus }

const writers: Readonly<Record<AccountMailKind, (request: MailRequest) => Promise<Writer | null>>> = {
  register: async ({ email, status, tx, identity, registration, startUrl = '/' }) => {
    if (status.kind === 'user') return alreadyRegistered
    if (status.kind === 'ambiguous') {
      for (const contactId of status.contactIds) sharedAddress.enqueue(tx, { contactId, key: randomUUID() })
    }
    if (status.kind !== 'contact') return notRecognized
    const token = await identity.issueRegistrationToken(tx, { email, startUrl, registration })
    return token === null ? null : (to) => registrationLink(to, token)
  },
  guest: async ({ email, name, status, tx, identity }) => {
    if (status.kind === 'user') return guestHasAccount
    if (status.kind === 'contact') return guestIsContact
    const token = await identity.issueToken(tx, 'guest', { subject: email, facts: { name } })
    return (to) => guestLink(to, token)
  },
  // Only the address that opened the case gets a mail; the answer of the request shows nothing of it.
  'guest-case': async ({ email, caseNumber = '', records, tx, identity }) => {
    const [record] = await records.find(
      'Case',
      { CaseNumber: caseNumber, SuppliedEmail: email },
      ['Id', 'ContactId'],
      1,
    )
    if (!record || record.ContactId !== null) return null
    const token = await identity.issueToken(tx, 'guest-case', { subject: email, facts: { caseId: String(record.Id) } })
    return (to) => guestCaseLink(to, token)
  },
  // An unknown address gets no mail, and the answer of the request does not show it.
  forgot: async ({ status, tx, identity }) => {
    if (status.kind === 'contact') return notYetRegistered
    if (status.kind !== 'user') return null
    const token = await identity.issueToken(tx, 'reset', { subject: status.userId, facts: {} })
    return (to) => passwordResetLink(to, token)
  },
}
