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
  /** What the visitor asked for. */
  kind: Type.Union([
    Type.Literal('forgot'),
    Type.Literal('guest'),
    Type.Literal('guest-case'),
    Type.Literal('register'),
  ]),
  email: Type.String(),
  /** The name that a guest gave; it stands in no mail. Empty for others. */
  name: Type.String(),
  /** Of a registration: what its browser has begun, and the address in the portal to go to afterwards. Absent in older mails. */
  registration: Type.Optional(Type.String()),
  startUrl: Type.Optional(Type.String()),
  /** Of a guest who wants to read a case again. */
  caseNumber: Type.Optional(Type.String()),
  key: Type.String(),
})

export type AccountMailKind = Static<typeof payload>['kind']

/**
 * Answers a visitor who entered an address, by its status now, with the link that goes with it. The link is made when the mail
 * is sent, so that the queue holds none; a retry makes a new one.
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
type Asking = MailReading & Omit<Static<typeof payload>, 'key' | 'kind'> & { status: AddressStatus }

const writers: Readonly<Record<AccountMailKind, (asking: Asking) => Promise<Writer | null>>> = {
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
