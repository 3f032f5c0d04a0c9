import type { SystemRecords } from 'platform'
import type { Standing } from '../people/standing-of.ts'

/** What stands where the name of an account may not be told. */
export const SOME_ACCOUNT = 'your company'

/** Everybody can have an address of these: they say nothing of where somebody works, whoever verified them. */
const freeMail =
  'aol.com gmail.com gmx.de gmx.net hotmail.com icloud.com live.com mail.com outlook.com pm.me proton.me protonmail.com web.de yahoo.com yandex.com'

/** The name of an account, for who could know it from the address: its domain is one that the account has verified. */
export async function accountNameFor(records: SystemRecords, email: string, standing: Standing): Promise<string> {
  if (standing.kind === 'stranger' || standing.accountId === null) return SOME_ACCOUNT
  const [account] = await records.find('Account', { Id: standing.accountId }, ['Name', 'VerifiedDomains__c'], 1)
  const verified = String(account?.VerifiedDomains__c ?? '').split(',')
  const domain = email.slice(email.lastIndexOf('@') + 1)
  const tells = verified.some((one) => one.trim().toLowerCase() === domain)
  return account && tells && !freeMail.split(' ').includes(domain) ? String(account.Name) : SOME_ACCOUNT
}
