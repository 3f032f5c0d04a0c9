import { AppError } from 'contract'
import { standingOf } from '../people/standing-of.ts'
import { addressOf } from '../self-service/address-of.ts'
import type { SelfServiceParts } from '../self-service/create-self-service.ts'
import { queueAccountMail } from '../self-service/queue-account-mail.ts'
import { accountNameFor } from './account-name-for.ts'

/** What a guest says of themselves, and where the call came from. */
export type GuestDetails = { name: string; email: string; ip: string }

/** Whether a mail is on its way, or the guest is known and goes on otherwise. */
export type VerificationAnswer =
  | { result: 'Success'; AccountName: null }
  | { result: 'Contact_Present' | 'User_Present'; AccountName: string }

const SUCCESS: VerificationAnswer = { result: 'Success', AccountName: null }
const NAME_CHARACTERS = 80

/**
 * Has the link mailed by which a guest proves an address. Asking again is the same, and earlier links stay good. Where the
 * policy does not let the answer tell who is known, it is `Success`, and the mail tells.
 *
 * @throws AppError `INVALID_EMAIL`, `INVALID_VALUE` about the name.
 */
export async function sendVerification(
  { platform, identity, policy }: SelfServiceParts,
  { name: given, email, ip }: GuestDetails,
): Promise<VerificationAnswer> {
  const [name, use] = [nameOf(given), { email: addressOf(email), ip }]
  return await platform.asSystem('verify the address of a guest').transaction(async (records, tx) => {
    if (policy === 'spec' && (await identity.takeAnswer(tx, use))) {
      const standing = await standingOf(records, use.email)
      if (standing.kind !== 'stranger') {
        const result = standing.kind === 'user' ? 'User_Present' : 'Contact_Present'
        return { result, AccountName: await accountNameFor(records, use.email, standing) }
      }
    }
    await queueAccountMail(identity, tx, { kind: 'guest', name, ...use })
    return SUCCESS
  })
}

/** A name as it is kept: in one line, and no longer than names are. */
function nameOf(given: string): string {
  const name = given.normalize('NFC').replace(/\s+/gu, ' ').trim()
  if (name === '' || [...name].length > NAME_CHARACTERS || /\p{Cc}|:\/\//u.test(name)) {
    throw new AppError('INVALID_VALUE', { label: 'Name' }, { field: 'name' })
  }
  return name
}
