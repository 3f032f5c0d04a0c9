import type { Platform } from 'platform'
import { demoAccounts } from './data/accounts.ts'
import { addressOf, demoContacts } from './data/contacts.ts'
import { demoStaff } from './data/staff.ts'

/** The addresses of all demo people: those with the published password, and those who could request another one. */
export const demoAddresses: readonly string[] = [
  ...demoStaff.map(({ email }) => email),
  ...demoAccounts.flatMap(({ key, domain }) => demoContacts[key].map((contact) => addressOf(contact, domain))),
]

/** The addresses of the demo people who may still sign in. */
export async function activeDemoLogins({ platform }: { platform: Pick<Platform, 'asSystem'> }): Promise<string[]> {
  const system = platform.asSystem('look for demo logins')
  const results: string[] = []
  for (const email of demoAddresses) {
    const users = await system.find('User', { Email: email, IsActive: true }, ['Id'], 1)
    if (users.length > 0) results.push(email)
  }
  return results
}
