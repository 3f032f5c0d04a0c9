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
import type { MailDocument } from '../mails/mail-document.ts'
import type { SupportPerson } from '../people/person.ts'
import { type Standing, standingOf } from '../people/standing-of.ts'
import type { AccountMailKind } from '../self-service/queue-account-mail.ts'
import type { MailJob } from './case-mail-job.ts'

export type AccountMailJob = MailJob & { identity: Pick<Identity<SupportPerson>, 'issueToken'> }

/** `key` names the mail, however often it is tried. */
export type AccountMail = { kind: AccountMailKind; email: string; key: string }

/**
 * Writes to somebody who gave an address: what it is to the portal as of now, and the link that goes with it. Links are made
 * here, so that none is ever kept: a mail that is tried again has another one.
 */
export async function sendAccountMail(
  { platform, identity, mailer, baseUrl }: AccountMailJob,
  { kind, email, key }: AccountMail,
): Promise<void> {
  const mail = await platform.asSystem('write to an address about its login').transaction(async (records, tx) => {
    const standing = await standingOf(records, email)
    return await mails[kind]({ to: { to: email, baseUrl }, standing, tx, identity })
  })
  if (mail !== null) await mailer.send(mail, `account-${key}`)
}

type Writing = {
  to: AccountMailTo
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
  // To strangers there is nothing to say; that they get no mail is known to their mailbox alone.
  forgot: async ({ to, standing, tx, identity }) => {
    if (standing.kind === 'stranger') return null
    if (standing.kind === 'contact') return notYetRegistered(to)
    return passwordResetLink(to, await identity.issueToken(tx, 'reset', { subject: standing.userId, facts: {} }))
  },
}
