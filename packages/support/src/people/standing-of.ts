import type { SystemRecords } from 'platform'

/** What an address is to the portal: that of a user who may come in, of a contact who could register, or of neither. */
export type Standing =
  | { kind: 'user'; userId: string; accountId: string | null }
  | { kind: 'contact'; contactId: string; accountId: string; name: string }
  | { kind: 'stranger' }

const STRANGER: Standing = { kind: 'stranger' }

/**
 * Finds what an address is. Who was removed or switched off is a stranger, and so is the contact of another login.
 *
 * @param email - in lower case.
 */
export async function standingOf(records: SystemRecords, email: string): Promise<Standing> {
  const [user] = await records.find('User', { Email: email }, ['Id', 'IsActive', 'ContactId', 'AccountId'], 1)
  if (user) {
    const contact = user.ContactId ? await records.find('Contact', { Id: user.ContactId }, ['PortalAccess__c'], 1) : []
    if (user.IsActive !== true || contact[0]?.PortalAccess__c === 'Removed') return STRANGER
    return { kind: 'user', userId: String(user.Id), accountId: user.AccountId ? String(user.AccountId) : null }
  }
  const contacts = await records.find('Contact', { Email: email }, ['Id', 'Name', 'AccountId', 'PortalAccess__c'])
  for (const { Id, Name, AccountId, PortalAccess__c } of contacts) {
    if (PortalAccess__c === 'Removed') continue
    const [login] = await records.find('User', { ContactId: String(Id) }, ['Id'], 1)
    if (!login) return { kind: 'contact', contactId: String(Id), accountId: String(AccountId), name: String(Name) }
  }
  return STRANGER
}
