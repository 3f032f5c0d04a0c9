import { AppError } from 'contract'
import type { GuestDetails, VerificationAnswer } from '../guest-service.ts'
import { addressStatusOf } from '../people/address-status.ts'
import { addressOf } from '../self-service/address-of.ts'
import type { SelfServiceParts } from '../self-service/create-self-service.ts'
import { queueAccountMail } from '../self-service/queue-account-mail.ts'
import { accountNameFor } from './account-name-for.ts'

const SUCCESS: VerificationAnswer = { result: 'Success', AccountName: null }
const NAME_CHARACTERS = 80

/**
 * Mails the link that verifies the address of a guest. Asking again mails another one; earlier links stay valid. Where the
 * policy forbids to show who is known, the answer is `Success`, and the mail holds the difference.
 *
 * @throws AppError `INVALID_EMAIL`, `INVALID_VALUE` about the name.
 */
export async function sendVerification(
  { platform, identity, policy }: SelfServiceParts,
  { name: given, email, ip }: GuestDetails,
): Promise<VerificationAnswer> {
  const [name, use] = [nameOf(given), { email: addressOf(email), ip }]
  return await platform.asSystem('verify the address of a guest').transaction(async (records, tx) => {
    if (policy === 'spec' && (await identity.countAnswer(tx, use))) {
      const status = await addressStatusOf(records, use.email)
      if (status.kind === 'user' || status.kind === 'contact') {
        const result = status.kind === 'user' ? 'User_Present' : 'Contact_Present'
        return { result, AccountName: await accountNameFor(records, use.email, status) }
      }
    }
    await queueAccountMail(identity, tx, { kind: 'guest', name, ...use })
    return SUCCESS
  })
}

/** A name as it is stored: on one line, of limited length. */
function nameOf(given: string): string {
  const name = given.normalize('NFC').replace(/\s+/gu, ' ').trim()
  if (name === '' || [...name].length > NAME_CHARACTERS || /\p{Cc}|:\/\//u.test(name)) {
    throw new AppError('INVALID_VALUE', { label: 'Name' }, { field: 'name' })
  }
  return name
}
