import { AppError, isDeliverable } from 'contract'

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
