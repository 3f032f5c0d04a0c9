import type { Change } from 'platform'

/** The contact of a new login names it, so that a list of contacts can show what their logins may do. */
export async function linkLogin(change: Change): Promise<void> {
  const contactId = change.value('ContactId')
  if (typeof contactId === 'string') await change.system.update('Contact', contactId, { LoginId__c: change.id })
}
