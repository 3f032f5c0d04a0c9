import type { SystemRecords } from 'platform'

/** A user who may sign in, or a contact who can register. */
export type KnownAddress =
  | { kind: 'user'; userId: string; accountId: string | null }
  | { kind: 'contact'; contactId: string; accountId: string; name: string }

/** The owner of an address; `ambiguous`: several contacts have it, so that it cannot be registered. */
export type AddressStatus = KnownAddress | { kind: 'ambiguous'; contactIds: readonly string[] } | { kind: 'unknown' }

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
  const contacts = await records.find('Contact', { Email: email }, [
    'Id',
    'Name',
    'AccountId',
    'PortalAccess__c',
    'AddressShared__c',
  ])
  // The contact that an agent chose, or the only one: see `AddressShared__c`.
  const owner = contacts.find(({ AddressShared__c }) => AddressShared__c !== true)
  if (!owner) {
    return contacts.length === 0 ? UNKNOWN : { kind: 'ambiguous', contactIds: contacts.map(({ Id }) => String(Id)) }
  }
  const { Id, Name, AccountId, PortalAccess__c } = owner
  if (PortalAccess__c === 'Removed') return UNKNOWN
  const [login] = await records.find('User', { ContactId: String(Id) }, ['Id'], 1)
  return login ? UNKNOWN : { kind: 'contact', contactId: String(Id), accountId: String(AccountId), name: String(Name) }
}
