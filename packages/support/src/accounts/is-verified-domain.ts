/** Free mail providers: an address there does not identify an employer, even if an account has verified the domain. */
export const freeMailDomains: readonly string[] =
  'aol.com gmail.com gmx.de gmx.net hotmail.com icloud.com live.com mail.com outlook.com pm.me proton.me protonmail.com web.de yahoo.com yandex.com'.split(
    ' ',
  )

/**
 * Whether an address has a domain that belongs to this account only.
 *
 * @param email - in lower case.
 * @param verifiedDomains - the account's `VerifiedDomains__c`, separated by commas.
 */
export function isVerifiedDomain(email: string, verifiedDomains: unknown): boolean {
  const domain = email.slice(email.lastIndexOf('@') + 1)
  const verified = String(verifiedDomains ?? '').split(',')
  return verified.some((known) => known.trim().toLowerCase() === domain) && !freeMailDomains.includes(domain)
}
