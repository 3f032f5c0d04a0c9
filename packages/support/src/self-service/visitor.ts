import { randomUUID } from 'node:crypto'
import { AppError, cleanEmail, isDeliverable } from 'contract'
import type { Identity } from 'identity'
import type { Platform } from 'platform'
import type { MethodServices } from '../define-method.ts'
import { type AddressStatus, addressStatusOf } from '../people/address-status.ts'
import type { SupportPerson } from '../person.ts'
import { type AccountMailKind, accountMail } from './account.mail.ts'

/** What forms without a sign-in work with. */
export type VisitorParts = Pick<MethodServices, 'visitorDatabase' | 'policy'> & {
  platform: Pick<Platform, 'asSystem'>
  identity: Pick<Identity<SupportPerson>, 'countAnswer' | 'countMail'>
}

/** The status of an address, if the answer may reveal it to this visitor. @returns null if it may not. */
export async function statusForVisitor(
  { platform, identity, visitorDatabase, policy }: VisitorParts,
  use: { email: string; ip: string },
): Promise<AddressStatus | null> {
  if (policy !== 'spec' || !(await identity.countAnswer(use))) return null
  const system = platform.asSystem('look up an address for a visitor')
  return await visitorDatabase.transaction((tx) => addressStatusOf(system.within(tx), use.email))
}

/**
 * Normalises an e-mail address for comparing and sending: lower case, without blanks around it and without invisible characters.
 *
 * @throws AppError `INVALID_EMAIL` for an invalid address, and for one that could be delivered to another mailbox.
 */
export function addressOf(typed: string): string {
  const email = cleanEmail(typed).toLowerCase()
  if (!isDeliverable(email)) throw new AppError('INVALID_EMAIL', { email: 'name@company.com' }, { field: 'email' })
  return email
}

/** A mail that a visitor requests; see the payload of `accountMail`. */
type AccountMailRequest = {
  kind: AccountMailKind
  email: string
  name?: string
  registration?: string
  startUrl?: string
  caseNumber?: string
}

/**
 * Queues a mail to an address, with a pause after the previous one. Beyond the limit of an address nothing is sent, which the answer does
 * not reveal.
 */
export async function queueAccountMail(
  parts: Pick<VisitorParts, 'identity' | 'visitorDatabase'>,
  { ip, ...about }: AccountMailRequest & { ip: string },
): Promise<void> {
  const runAt = await parts.identity.countMail({ email: about.email, ip })
  if (runAt !== null) await queueCountedMail(parts, about, runAt)
}

/** Queues a mail that was counted before, to be sent at `runAt`. */
export async function queueCountedMail(
  { visitorDatabase }: Pick<VisitorParts, 'visitorDatabase'>,
  { name = '', ...about }: AccountMailRequest,
  runAt: string,
): Promise<void> {
  await visitorDatabase.transaction(async (tx) => {
    accountMail.enqueue(tx, { ...about, name, key: randomUUID() }, { runAt })
  })
}
