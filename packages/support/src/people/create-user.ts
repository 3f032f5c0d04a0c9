import { AppError } from 'contract'
import type { SystemRecords } from 'platform'
import { addressStatusOf } from './address-status.ts'

/**
 * Creates the login of a contact with a verified mailbox. The profile is that of the invitation; without an invitation it is Customer, so
 * that only account admins create account admins.
 *
 * @returns the id of the user.
 * @throws AppError `EMAIL_ALREADY_REGISTERED`, `EMAIL_NOT_RECOGNIZED`, `TERMS_NOT_CURRENT`.
 */
export async function createUser(
  records: SystemRecords,
  email: string,
  {
    acceptedTerms,
    currentTerms,
    isInvited = false,
  }: { readonly acceptedTerms: string; readonly currentTerms: string; readonly isInvited?: boolean },
): Promise<string> {
  if (acceptedTerms !== currentTerms) throw new AppError('TERMS_NOT_CURRENT', {}, { field: 'acceptedTerms' })
  const known = await addressStatusOf(records, email)
  // Locked, so that a concurrent registration or removal of the contact is seen.
  const contact =
    known.kind === 'contact'
      ? await records.read('Contact', known.contactId, ['PortalAccess__c', 'InvitedProfile__c'], 'update')
      : null
  const status = known.kind === 'contact' ? await addressStatusOf(records, email) : known
  if (status.kind === 'user') throw new AppError('EMAIL_ALREADY_REGISTERED')
  if (status.kind !== 'contact') throw new AppError('EMAIL_NOT_RECOGNIZED')
  const { contactId, name } = status
  const isAdmin = isInvited && contact?.PortalAccess__c === 'Invited' && contact.InvitedProfile__c === 'AccountAdmin'
  const userId = await records.create('User', {
    Name: name,
    Email: email,
    ContactId: contactId,
    Profile: isAdmin ? 'AccountAdmin' : 'Customer',
    IsActive: true,
  })
  await records.update('Contact', contactId, { PortalAccess__c: 'Active' })
  await records.create('TermsAcceptance__c', { UserId__c: userId, Version__c: acceptedTerms })
  return userId
}
