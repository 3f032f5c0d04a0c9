import type { Transaction } from 'database'
import type { Identity } from 'identity'
import {
  type AccountMailTo,
  alreadyRegistered,
  notRecognized,
  notYetRegistered,
  passwordResetLink,
  registrationLink,
} from '../mails/account-mails.ts'
import { guestHasAccount, guestIsContact, guestLink } from '../mails/guest-mails.ts'
import type { MailDocument } from '../mails/mail-document.ts'
import type { SupportPerson } from '../people/person.ts'
import { type Standing, standingOf } from '../people/standing-of.ts'
import type { AccountMailKind } from '../self-service/queue-account-mail.ts'
import type { MailJob } from './case-mail-job.ts'

export type AccountMailJob = MailJob & { identity: Pick<Identity<SupportPerson>, 'issueToken'> }

/** `key` names the mail, however often it is tried; `name` is what a guest gave, and stands in no mail. */
export type AccountMail = { kind: AccountMailKind; email: string; name: string; key: string }

/**
 * Writes to somebody who gave an address: what it is to the portal as of now, and the link that goes with it. Links are made
 * here, so that none is ever kept: a mail that is tried again has another one.
 */
export async function sendAccountMail(
  { platform, identity, mailer, baseUrl }: AccountMailJob,
  { kind, email, name, key }: AccountMail,
): Promise<void> {
  const mail = await platform.asSystem('write to an address about its login').transaction(async (records, tx) => {
    const standing = await standingOf(records, email)
    return await mails[kind]({ to: { to: email, baseUrl }, name, standing, tx, identity })
  })
  if (mail !== null) await mailer.send(mail, `account-${key}`)
}

type Writing = {
  to: AccountMailTo
  name: string
  standing: Standing
  tx: Transaction
  identity: AccountMailJob['identity']
}

const mails: Readonly<Record<AccountMailKind, (writing: Writing) => Promise<MailDocument | null>>> = {
  register: async ({ to, standing, tx, identity }) => {
    if (standing.kind === 'user') return alreadyRegistered(to)
    if (standing.kind === 'stranger') return notRecognized(to)
    return registrationLink(to, await identity.issueToken(tx, 'register', { subject: to.to, facts: {} }))
  },
  guest: async ({ to, name, standing, tx, identity }) => {
    if (standing.kind === 'user') return guestHasAccount(to)
    if (standing.kind === 'contact') return guestIsContact(to)
    return guestLink(to, await identity.issueToken(tx, 'guest', { subject: to.to, facts: { name } }))
  },
  // To strangers there is nothing to say; that they get no mail is known to their mailbox alone.
  forgot: async ({ to, standing, tx, identity }) => {
    if (standing.kind === 'stranger') return null
    if (standing.kind === 'contact') return notYetRegistered(to)
    return passwordResetLink(to, await identity.issueToken(tx, 'reset', { subject: standing.userId, facts: {} }))
  },
}
