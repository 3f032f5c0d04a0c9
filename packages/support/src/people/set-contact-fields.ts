import type { Change } from 'platform'
import { isCustomerProfile } from '../profiles.ts'
import { checkContactAddress } from './check-address.ts'

/** Derives the full name; a contact made by an account admin belongs to the admin's account and has no login yet. */
export async function setContactFields(change: Change): Promise<void> {
  const parts = [change.value('FirstName'), change.value('LastName')].filter((part) => typeof part === 'string')
  change.set('Name', parts.join(' ').trim())
  // Registration finds a contact by its address, in lower case.
  const email = change.value('Email')
  if (typeof email === 'string') change.set('Email', email.toLowerCase())
  if (change.operation === 'create' && change.principal !== null && isCustomerProfile(change.principal.profile)) {
    change.set('AccountId', change.principal.attributes.accountId ?? null)
    change.set('PortalAccess__c', 'None')
  }
  await checkContactAddress(change)
}
