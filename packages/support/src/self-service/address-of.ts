import { AppError, isDeliverable } from 'contract'

/**
 * The one form in which addresses are compared and written to: in lower case, without spaces around it.
 *
 * @throws AppError `INVALID_EMAIL` for what is no address, and for one that can be delivered to somebody else than it names.
 */
export function addressOf(given: string): string {
  const email = given.trim().normalize('NFC').toLowerCase()
  if (!isDeliverable(email)) throw new AppError('INVALID_EMAIL', { email: 'name@company.com' }, { field: 'email' })
  return email
}
