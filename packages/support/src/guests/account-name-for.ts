import type { SystemRecords } from 'platform'
import type { AddressStatus } from '../people/address-status.ts'

/** Shown in place of an account name that must not be shown. */
export const SOME_ACCOUNT = 'your company'

/** Free mail providers: an address there says nothing about an employer, even when an account verified the domain. */
const freeMail =
  'aol.com gmail.com gmx.de gmx.net hotmail.com icloud.com live.com mail.com outlook.com pm.me proton.me protonmail.com web.de yahoo.com yandex.com'

/** The name of an account if the domain of the address is one that the account has verified. */
export async function accountNameFor(records: SystemRecords, email: string, status: AddressStatus): Promise<string> {
  if (status.kind === 'unknown' || status.accountId === null) return SOME_ACCOUNT
  const [account] = await records.find('Account', { Id: status.accountId }, ['Name', 'VerifiedDomains__c'], 1)
  const verified = String(account?.VerifiedDomains__c ?? '').split(',')
  const domain = email.slice(email.lastIndexOf('@') + 1)
  const isVerified = verified.some((one) => one.trim().toLowerCase() === domain)
  return account && isVerified && !freeMail.split(' ').includes(domain) ? String(account.Name) : SOME_ACCOUNT
}
