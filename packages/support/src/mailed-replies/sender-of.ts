import type { SystemRecords } from 'platform'
import { userOfContact } from '../cases/case-mail-roles.ts'
import type { SupportPerson } from '../person.ts'
import type { MailedReplyParts } from './mailed-reply.ts'

/** The person who signs in with an address, or is the one contact with it; null for everybody else. */
export async function senderOf(
  { platform, personOf }: Pick<MailedReplyParts, 'personOf' | 'platform'>,
  address: string,
): Promise<SupportPerson | null> {
  const system = platform.asSystem('find the author of a mailed reply')
  const userId = await system.transaction((records) => userOfAddress(records, address))
  return userId === null ? null : personOf(userId)
}

async function userOfAddress(records: SystemRecords, address: string): Promise<string | null> {
  const [user] = await records.find('User', { Email: address }, ['Id'], 1)
  if (user) return String(user.Id)
  const contacts = await records.find('Contact', { Email: address }, ['Id'], 2)
  return contacts.length === 1 ? userOfContact(records, contacts[0]?.Id) : null
}
