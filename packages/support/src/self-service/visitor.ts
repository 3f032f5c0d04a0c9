import { AppError, isDeliverable } from 'contract'
import type { Database } from 'database'
import type { Identity } from 'identity'
import type { Platform } from 'platform'
import { type AddressStatus, addressStatusOf } from '../people/address-status.ts'
import type { SupportPerson } from '../person.ts'

/**
 * Whether answers may show that an address is known. `spec`: yes, for a few addresses per network and hour; beyond that, and
 * always with `private`, every address gets the same answer, and only its mailbox gets the difference.
 */
export type EnumerationPolicy = 'private' | 'spec'

/**
 * What forms work with that anybody can send: a small pool of connections of their own, which a flood of them cannot exceed. Each
 * step is a short transaction; nothing waits in one for another.
 */
export type VisitorParts = {
  platform: Pick<Platform, 'asSystem'>
  identity: Pick<Identity<SupportPerson>, 'beginRegistration' | 'countAnswer' | 'countMail'>
  visitorDatabase: Pick<Database, 'transaction'>
  policy: EnumerationPolicy
}

/** The status of an address, if this visitor may be told of it. @returns null when the answer must not show it. */
export async function statusForVisitor(
  { platform, identity, visitorDatabase, policy }: VisitorParts,
  use: { email: string; ip: string },
): Promise<AddressStatus | null> {
  if (policy !== 'spec' || !(await identity.countAnswer(use))) return null
  const system = platform.asSystem('tell a visitor whether an address is known')
  return await visitorDatabase.transaction((tx) => addressStatusOf(system.within(tx), use.email))
}

/**
 * Normalises an e-mail address for comparing and sending: lower case, without spaces around it.
 *
 * @throws AppError `INVALID_EMAIL` for an invalid address, and for one that may be delivered elsewhere than it says.
 */
export function addressOf(given: string): string {
  const email = given.trim().normalize('NFC').toLowerCase()
  if (!isDeliverable(email)) throw new AppError('INVALID_EMAIL', { email: 'name@company.com' }, { field: 'email' })
  return email
}
