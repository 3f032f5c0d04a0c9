import { type Static, Type } from 'typebox'
import { defineMail, type MailReading } from '../define-mail.ts'
import type { MailDocument } from '../mail-document.ts'
import { type Standing, standingOf } from '../people/standing-of.ts'
import {
  type AccountMailTo,
  alreadyRegistered,
  notRecognized,
  notYetRegistered,
  passwordResetLink,
  registrationLink,
} from './account-mail-documents.ts'
import { guestHasAccount, guestIsContact, guestLink } from './guest-mail-documents.ts'

const payload = Type.Object({
  /** What the address was given for. */
  kind: Type.Union([Type.Literal('forgot'), Type.Literal('guest'), Type.Literal('register')]),
  email: Type.String(),
  /** The name that a guest gave; it stands in no mail. Empty for others. */
  name: Type.String(),
  key: Type.String(),
})

export type AccountMailKind = Static<typeof payload>['kind']

/**
 * Writes to somebody who gave an address: what it is to the portal as of now, and the link that goes with it. Links are made
 * here, so that none is ever kept: a mail that is tried again has another one.
 */
export const accountMail = defineMail({
  task: 'send-account-mail',
  payload,
  reason: 'write to an address about its login',
  key: ({ key }) => `account-${key}`,
  read: async (reading, { kind, email, name }) => {
    const standing = await standingOf(reading.records, email)
    const write = await writers[kind]({ ...reading, email, name, standing })
    return write && { to: email, write }
  },
  document: ({ to, write }: { to: string; write: Writer }, baseUrl) => write({ to, baseUrl }),
})

type Writer = (to: AccountMailTo) => MailDocument
type Asking = MailReading & { email: string; name: string; standing: Standing }

const writers: Readonly<Record<AccountMailKind, (asking: Asking) => Promise<Writer | null>>> = {
  register: async ({ email, standing, tx, identity }) => {
    if (standing.kind === 'user') return alreadyRegistered
    if (standing.kind === 'stranger') return notRecognized
    const token = await identity.issueToken(tx, 'register', { subject: email, facts: {} })
    return (to) => registrationLink(to, token)
  },
  guest: async ({ email, name, standing, tx, identity }) => {
    if (standing.kind === 'user') return guestHasAccount
    if (standing.kind === 'contact') return guestIsContact
    const token = await identity.issueToken(tx, 'guest', { subject: email, facts: { name } })
    return (to) => guestLink(to, token)
  },
  // To strangers there is nothing to say; that they get no mail is known to their mailbox alone.
  forgot: async ({ standing, tx, identity }) => {
    if (standing.kind === 'stranger') return null
    if (standing.kind === 'contact') return notYetRegistered
    const token = await identity.issueToken(tx, 'reset', { subject: standing.userId, facts: {} })
    return (to) => passwordResetLink(to, token)
  },
}
