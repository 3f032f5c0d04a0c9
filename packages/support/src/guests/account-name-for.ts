import type { SystemRecords } from 'platform'
import { isVerifiedDomain } from '../accounts/is-verified-domain.ts'
import type { KnownAddress } from '../people/address-status.ts'

/** Shown in place of an account name that must not be shown. */
export const SOME_ACCOUNT = 'your company'

/** The name of an account if the domain of the address is one that the account has verified. */
export async function accountNameFor(records: SystemRecords, email: string, status: KnownAddress): Promise<string> {
  if (status.accountId === null) return SOME_ACCOUNT
  const [account] = await records.find('Account', { Id: status.accountId }, ['Name', 'VerifiedDomains__c'], 1)
  return account && isVerifiedDomain(email, account.VerifiedDomains__c) ? String(account.Name) : SOME_ACCOUNT
}
