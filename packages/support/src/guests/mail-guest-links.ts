import { AppError, isBlank, limits } from 'contract'
import type { SystemRecords } from 'platform'
import { isVerifiedDomain } from '../accounts/is-verified-domain.ts'
import type { MethodServices } from '../define-method.ts'
import type { KnownAddress } from '../people/address-status.ts'
import { addressOf, queueAccountMail, statusForVisitor } from '../self-service/visitor.ts'

/** What a guest entered, and the network address of the call. */
type GuestDetails = { name: string; email: string; ip: string }

/** Whether a mail was queued, or the guest is a known contact or user. */
type VerificationAnswer =
  | { result: 'Success'; AccountName: null }
  | { result: 'Contact_Present' | 'User_Present'; AccountName: string }

/**
 * Mails the link that verifies the address of a guest. Another request mails another link; earlier links stay valid. Where the policy
 * hides which addresses are known, the answer is always `Success`, and only the mail differs.
 *
 * @throws AppError `INVALID_EMAIL`, `INVALID_VALUE` about the name.
 */
export async function sendVerification(
  parts: MethodServices,
  { name: typed, email, ip }: GuestDetails,
): Promise<VerificationAnswer> {
  const [name, use] = [nameOf(typed), { email: addressOf(email), ip }]
  const status = await statusForVisitor(parts, use)
  if (status?.kind === 'user' || status?.kind === 'contact') {
    const system = parts.platform.asSystem('name the account of a visitor')
    return {
      result: status.kind === 'user' ? 'User_Present' : 'Contact_Present',
      AccountName: await parts.visitorDatabase.transaction((tx) =>
        accountNameFor(system.within(tx), use.email, status),
      ),
    }
  }
  await queueAccountMail(parts, { kind: 'guest', name, ...use })
  return { result: 'Success', AccountName: null }
}

/** A name as it is stored: on one line, of limited length. */
function nameOf(typed: string): string {
  const name = typed.normalize('NFC').replace(/\s+/gu, ' ').trim()
  if (isBlank(name) || [...name].length > limits.guestNameCharacters || /\p{Cc}|:\/\//u.test(name)) {
    throw new AppError('INVALID_VALUE', { label: 'Name' }, { field: 'name' })
  }
  return name
}

/** Replaces a hidden account name. */
const SOME_ACCOUNT = 'your company'

/** The name of an account if the domain of the address is one that the account has verified. */
async function accountNameFor(records: SystemRecords, email: string, status: KnownAddress): Promise<string> {
  if (status.accountId === null) return SOME_ACCOUNT
  const [account] = await records.find('Account', { Id: status.accountId }, ['Name', 'VerifiedDomains__c'], 1)
  return account && isVerifiedDomain(email, account.VerifiedDomains__c) ? String(account.Name) : SOME_ACCOUNT
}

/**
 * Mails another link to a case. Whether the address opened the case is checked when the mail is sent, so that neither the answer nor its
 * timing reveals it.
 *
 * @throws AppError `INVALID_EMAIL`, `INVALID_VALUE` about the number.
 */
export async function sendCaseLink(
  parts: Pick<MethodServices, 'identity' | 'visitorDatabase'>,
  { email, caseNumber: typed, ip }: { email: string; caseNumber: string; ip: string },
): Promise<void> {
  const caseNumber = typed.trim()
  if (!/^\d{8}$/.test(caseNumber)) {
    throw new AppError('INVALID_VALUE', { label: 'Case number' }, { field: 'caseNumber' })
  }
  await queueAccountMail(parts, { kind: 'guest-case', email: addressOf(email), ip, caseNumber })
}
