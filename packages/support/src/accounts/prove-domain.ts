import { randomBytes } from 'node:crypto'
import { AppError } from 'contract'
import type { Change, ObjectDefinition, Scalar } from 'platform'
import { freeMailDomains } from './is-verified-domain.ts'

/** Reads the TXT records of a domain, each as its parts. @throws Error where the domain has none or does not answer. */
export type ResolveTxt = (domain: string) => Promise<readonly (readonly string[])[]>

/** How the TXT record of a domain begins. */
const RECORD = 'support-portal-verification='

const isDomain = (text: string): boolean =>
  /^(?=.{4,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/.test(text)

/**
 * Adds the proof of domains to accounts: a domain is proposed, and verified by its TXT record or by a second administrator. People cannot
 * add verified domains in another way.
 *
 * @param resolveTxt - null where the TXT records of domains cannot be read.
 */
export function proveDomains(object: ObjectDefinition, resolveTxt: ResolveTxt | null): ObjectDefinition {
  if (object.apiName !== 'Account') return object
  const { rules } = object
  const check = async (change: Change): Promise<void> => {
    await checkDomains(change, resolveTxt)
    await (change.operation === 'create' ? rules?.beforeCreate : rules?.beforeUpdate)?.(change)
  }
  return { ...object, rules: { ...rules, beforeCreate: check, beforeUpdate: check } }
}

async function checkDomains(change: Change, resolveTxt: ResolveTxt | null): Promise<void> {
  if (change.principal === null) return
  refuseUnproven(change)
  // Also outside the action, so that the person who named the domain is known.
  if (change.isChanged('ProposedDomain__c')) await propose(change)
  const verifies = change.action === 'Account.CheckDomain' || change.action === 'Account.ConfirmDomain'
  if (!verifies) return
  // A repeated action has no domain to verify.
  if (change.value('ProposedDomain__c') === null) throw new AppError('ACTION_NOT_AVAILABLE', { label: 'Verify domain' })
  if (change.action === 'Account.CheckDomain') await checkRecord(change, resolveTxt)
  if (change.action === 'Account.ConfirmDomain') {
    if (change.previous('DomainProposedById__c') === change.principal.userId) throw new AppError('DOMAIN_NEEDS_ANOTHER')
  }
  await verify(change)
}

const domainsIn = (value: Scalar): string[] =>
  String(value ?? '')
    .split(',')
    .map((domain) => domain.trim().toLowerCase())
    .filter((domain) => domain !== '')

/** A person can remove a verified domain from the list, and add none. */
function refuseUnproven(change: Change): void {
  if (!change.isChanged('VerifiedDomains__c')) return
  const known = domainsIn(change.previous('VerifiedDomains__c'))
  if (domainsIn(change.value('VerifiedDomains__c')).every((domain) => known.includes(domain))) return
  throw new AppError('DOMAIN_NOT_PROVEN', {}, { field: 'VerifiedDomains__c' })
}

async function propose(change: Change): Promise<void> {
  const domain = String(change.value('ProposedDomain__c') ?? '')
    .trim()
    .toLowerCase()
  if (!isDomain(domain) || freeMailDomains.includes(domain)) throw invalid()
  await refuseTaken(change, domain)
  change.set('ProposedDomain__c', domain)
  change.set('DomainRecord__c', RECORD + randomBytes(16).toString('hex'))
  change.set('DomainProposedById__c', change.principal?.userId ?? null)
}

/** A domain belongs to one account. */
async function refuseTaken(change: Change, domain: string): Promise<void> {
  const { rows } = await change.tx.query(
    `select 1 from records."Account" a
     where a."Id" <> $1 and $2 = any(regexp_split_to_array(lower(a."VerifiedDomains__c"), $3)) limit 1`,
    [change.id, domain, String.raw`\s*,\s*`],
  )
  if (rows.length > 0) throw invalid()
}

async function checkRecord(change: Change, resolveTxt: ResolveTxt | null): Promise<void> {
  const domain = String(change.value('ProposedDomain__c') ?? '')
  const records = await resolveTxt?.(domain).catch(() => null)
  const wanted = change.value('DomainRecord__c')
  if (records?.some((parts) => parts.join('') === wanted)) return
  throw new AppError('DOMAIN_RECORD_MISSING', { domain, record: String(wanted ?? '') })
}

async function verify(change: Change): Promise<void> {
  const domain = String(change.value('ProposedDomain__c') ?? '')
  await refuseTaken(change, domain)
  const all = new Set([...domainsIn(change.value('VerifiedDomains__c')), domain])
  change.set('VerifiedDomains__c', [...all].join(', '))
  for (const field of ['ProposedDomain__c', 'DomainRecord__c', 'DomainProposedById__c']) change.set(field, null)
}

const invalid = (): AppError =>
  new AppError('INVALID_VALUE', { label: 'Proposed domain' }, { field: 'ProposedDomain__c' })
