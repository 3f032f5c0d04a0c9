import { AppError } from 'contract'
import type { Change } from 'platform'
import { isCustomerProfile } from '../profiles.ts'
import { checkContactAddress } from './check-address.ts'

/** Derives the full name. A contact that an account admin creates belongs to the admin's account and has no login yet. */
export async function setContactFields(change: Change): Promise<void> {
  const parts = [change.value('FirstName'), change.value('LastName')].filter((part) => typeof part === 'string')
  change.set('Name', parts.join(' ').trim())
  // Registration finds a contact by its address, in lower case.
  const email = change.value('Email')
  if (typeof email === 'string') change.set('Email', email.toLowerCase())
  if (change.operation === 'create' && change.principal !== null) {
    if (isCustomerProfile(change.principal.profile))
      change.set('AccountId', change.principal.attributes.accountId ?? null)
    // A person can only choose to invite the new contact.
    if (change.value('PortalAccess__c') !== 'Invited') change.set('PortalAccess__c', 'None')
  }
  if (change.operation === 'update') setPortalAccess(change)
  await checkContactAddress(change)
}

/** People cannot change their own access; a contact with a login who is brought back is active again. */
function setPortalAccess(change: Change): void {
  if (!change.isChanged('PortalAccess__c')) return
  if (change.id === change.principal?.attributes.contactId) throw new AppError('OWN_ACCESS')
  if (change.value('PortalAccess__c') === 'None' && change.value('LoginId__c') !== null) {
    change.set('PortalAccess__c', 'Active')
  }
}

/**
 * An erased or merged contact stays removed: neither it nor its login can be brought back.
 *
 * @throws AppError `FIELD_NOT_WRITEABLE`.
 */
export function keepEnded(change: Change): void {
  if (change.value('IsErased__c') !== true && change.value('MergedIntoId__c') === null) return
  if (change.isChanged('PortalAccess__c') && change.value('PortalAccess__c') !== 'Removed') {
    throw new AppError(
      'FIELD_NOT_WRITEABLE',
      { field: 'PortalAccess__c', label: 'Portal access' },
      { field: 'PortalAccess__c' },
    )
  }
  if (change.isChanged('NewEmail__c') && change.value('NewEmail__c') !== null) {
    throw new AppError('FIELD_NOT_WRITEABLE', { field: 'NewEmail__c', label: 'New e-mail' }, { field: 'NewEmail__c' })
  }
}

/** Copies a changed name to the contact's login. */
export async function keepUserName(change: Change): Promise<void> {
  if (!change.isChanged('Name')) return
  for (const { Id } of await change.system.find('User', { ContactId: change.id }, ['Id'])) {
    await change.system.update('User', String(Id), { Name: change.value('Name') })
  }
}
