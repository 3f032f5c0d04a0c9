import type { Change } from 'platform'

/** The login of a contact has the name of the contact. */
export async function keepUserName(change: Change): Promise<void> {
  if (!change.isChanged('Name')) return
  for (const { Id } of await change.system.find('User', { ContactId: change.id }, ['Id'])) {
    await change.system.update('User', String(Id), { Name: change.value('Name') })
  }
}
