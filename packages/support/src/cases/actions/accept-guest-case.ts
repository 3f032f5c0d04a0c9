import { AppError } from 'contract'
import type { Change } from 'platform'
import { routeOf } from '../rules/set-case-fields.ts'

/**
 * Assigns the case of a guest to a contact, or to a new contact with the guest's name and address, and so to the account of that contact.
 * A case of a restricted account moves to the queue that the routing rules give it. A case that has a contact keeps it.
 *
 * @throws AppError `INVALID_CROSS_REFERENCE_KEY`; `EMAIL_TAKEN` if the guest's address is that of a contact.
 */
export async function acceptGuestCase(change: Change): Promise<void> {
  if (change.principal === null || !(change.isChanged('ContactId') || change.isChanged('AccountId'))) return
  if (change.previous('ContactId') !== null) throw noSuch('ContactId', 'Contact')
  const contactId = change.value('ContactId') ?? (await createContact(change))
  const contact = await change.system.read('Contact', String(contactId), ['AccountId', 'PortalAccess__c'])
  const accountId = contact?.AccountId
  const isOther = change.value('AccountId') !== null && change.value('AccountId') !== accountId
  if (typeof accountId !== 'string' || contact?.PortalAccess__c === 'Removed' || isOther) {
    throw noSuch('ContactId', 'Contact')
  }
  change.set('ContactId', contactId)
  change.set('AccountId', accountId)
  const { queue, isRestricted } = await routeOf(change)
  if (isRestricted) change.set('Queue__c', queue.value)
}

/** Creates a contact with the guest's name and address in the chosen account. */
async function createContact(change: Change): Promise<string> {
  const accountId = change.value('AccountId')
  const email = change.value('SuppliedEmail')
  if (typeof accountId !== 'string' || typeof email !== 'string') throw noSuch('AccountId', 'Account')
  if ((await change.system.read('Account', accountId, ['Name'])) === null) throw noSuch('AccountId', 'Account')
  const words = String(change.value('SuppliedName') ?? email).split(' ')
  return change.system.create('Contact', {
    FirstName: words.slice(0, -1).join(' ') || null,
    LastName: words.at(-1) ?? email,
    Email: email,
    AccountId: accountId,
  })
}

const noSuch = (field: string, label: string): AppError =>
  new AppError('INVALID_CROSS_REFERENCE_KEY', { label }, { field })
