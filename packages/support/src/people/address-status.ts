import type { SystemRecords } from 'platform'

/** Whether an address belongs to a user who may sign in, to a contact who can register, or to neither. */
export type AddressStatus =
  | { kind: 'user'; userId: string; accountId: string | null }
  | { kind: 'contact'; contactId: string; accountId: string; name: string }
  | { kind: 'unknown' }

const UNKNOWN: AddressStatus = { kind: 'unknown' }

/**
 * Finds the status of an address. Removed contacts, inactive users, and contacts whose login has another address are `unknown`.
 *
 * @param email - in lower case.
 */
export async function addressStatusOf(records: SystemRecords, email: string): Promise<AddressStatus> {
  const [user] = await records.find('User', { Email: email }, ['Id', 'IsActive', 'ContactId', 'AccountId'], 1)
  if (user) {
    const contact = user.ContactId ? await records.find('Contact', { Id: user.ContactId }, ['PortalAccess__c'], 1) : []
    if (user.IsActive !== true || contact[0]?.PortalAccess__c === 'Removed') return UNKNOWN
    return { kind: 'user', userId: String(user.Id), accountId: user.AccountId ? String(user.AccountId) : null }
  }
  const contacts = await records.find('Contact', { Email: email }, ['Id', 'Name', 'AccountId', 'PortalAccess__c'])
  for (const { Id, Name, AccountId, PortalAccess__c } of contacts) {
    if (PortalAccess__c === 'Removed') continue
    const [login] = await records.find('User', { ContactId: String(Id) }, ['Id'], 1)
    if (!login) return { kind: 'contact', contactId: String(Id), accountId: String(AccountId), name: String(Name) }
  }
  return UNKNOWN
}
