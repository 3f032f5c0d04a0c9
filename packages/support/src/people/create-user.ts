import { AppError } from 'contract'
import type { SystemRecords } from 'platform'
import { standingOf } from './standing-of.ts'

/**
 * Makes the login of a contact whose mailbox has been proven, as a customer: account admins are made by account admins.
 *
 * @returns the id of the user.
 * @throws AppError `EMAIL_ALREADY_REGISTERED`, `EMAIL_NOT_RECOGNIZED`.
 */
export async function createUser(
  records: SystemRecords,
  email: string,
  { acceptedTerms }: { readonly acceptedTerms: string },
): Promise<string> {
  const found = await standingOf(records, email)
  // Of two at once, and of one beside a removal, the second finds what the first has left.
  if (found.kind === 'contact') await records.read('Contact', found.contactId, ['Id'], 'update')
  const standing = found.kind === 'contact' ? await standingOf(records, email) : found
  if (standing.kind === 'user') throw new AppError('EMAIL_ALREADY_REGISTERED')
  if (standing.kind === 'stranger') throw new AppError('EMAIL_NOT_RECOGNIZED')
  const { contactId, name } = standing
  const userId = await records.create('User', {
    Name: name,
    Email: email,
    ContactId: contactId,
    Profile: 'Customer',
    IsActive: true,
  })
  await records.update('Contact', contactId, { PortalAccess__c: 'Active' })
  await records.create('TermsAcceptance__c', { UserId__c: userId, Version__c: acceptedTerms })
  return userId
}
