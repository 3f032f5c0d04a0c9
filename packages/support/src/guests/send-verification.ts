import { AppError, limits } from 'contract'
import type { GuestDetails, VerificationAnswer } from '../guest-service.ts'
import { queueAccountMail } from '../self-service/queue-account-mail.ts'
import { addressOf, statusForVisitor, type VisitorParts } from '../self-service/visitor.ts'
import { accountNameFor } from './account-name-for.ts'

const SUCCESS: VerificationAnswer = { result: 'Success', AccountName: null }

/**
 * Mails the link that verifies the address of a guest. Asking again mails another one; earlier links stay valid. Where the
 * policy forbids to show who is known, the answer is `Success`, and the mail holds the difference.
 *
 * @throws AppError `INVALID_EMAIL`, `INVALID_VALUE` about the name.
 */
export async function sendVerification(
  parts: VisitorParts,
  { name: given, email, ip }: GuestDetails,
): Promise<VerificationAnswer> {
  const [name, use] = [nameOf(given), { email: addressOf(email), ip }]
  const status = await statusForVisitor(parts, use)
  if (status?.kind === 'user' || status?.kind === 'contact') {
    const system = parts.platform.asSystem('name the account of a visitor')
    return {
      result: status.kind === 'user' ? 'User_Present' : 'Contact_Present',
      AccountName: await parts.visitorDatabase.transaction((tx) =>
        accountNameFor(system.within(tx), use.email, status),
      ),
    }
  }
  await queueAccountMail(parts, { kind: 'guest', name, ...use })
  return SUCCESS
}

/** A name as it is stored: on one line, of limited length. */
function nameOf(given: string): string {
  const name = given.normalize('NFC').replace(/\s+/gu, ' ').trim()
  if (name === '' || [...name].length > limits.guestNameCharacters || /\p{Cc}|:\/\//u.test(name)) {
    throw new AppError('INVALID_VALUE', { label: 'Name' }, { field: 'name' })
  }
  return name
}
