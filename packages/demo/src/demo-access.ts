import type { Identity } from 'identity'
import type { Platform } from 'platform'
import type { SupportPerson } from 'support'
import { demoAccounts } from './data/accounts.ts'
import { addressOf, demoContacts } from './data/contacts.ts'
import { demoStaff } from './data/staff.ts'

export type DemoAccess = {
  platform: Pick<Platform, 'asSystem'>
  identity: Pick<Identity<SupportPerson>, 'rewritePerson'>
}

/** The addresses of all demo people: those with the published password, and those who could request another one. */
const addresses = [
  ...demoStaff.map(({ email }) => email),
  ...demoAccounts.flatMap(({ key, domain }) => demoContacts[key].map((contact) => addressOf(contact, domain))),
]

/** The addresses of the demo people who may still sign in. */
export async function activeDemoLogins({ platform }: Pick<DemoAccess, 'platform'>): Promise<string[]> {
  const system = platform.asSystem('look for demo logins')
  const results: string[] = []
  for (const email of addresses) {
    const users = await system.find('User', { Email: email, IsActive: true }, ['Id'], 1)
    if (users.length > 0) results.push(email)
  }
  return results
}

/** Deactivates the demo people and ends their sessions. Their cases and the other demo data stay. @returns the addresses. */
export async function disableDemoLogins({ platform, identity }: DemoAccess): Promise<string[]> {
  const disabled: string[] = []
  await platform.asSystem('disable the demo logins').transaction(async (records, tx) => {
    for (const email of addresses) {
      for (const { Id } of await records.find('User', { Email: email, IsActive: true }, ['Id'])) {
        // Without the rules of users, by which an account keeps its last admin: here no user stays.
        await tx.query('update records."User" set "IsActive" = false where "Id" = $1', [Id])
        await identity.rewritePerson(tx, String(Id))
        disabled.push(email)
      }
    }
  })
  return disabled
}
