import { Resolver } from 'node:dns/promises'
import ipaddr from 'ipaddr.js'
import type { ARCResult, AuthenticateResult, DNSResolver } from 'mailauth'
import { headersOfMail } from './mime-parts.ts'
import { type MailContext, type ReadMail, readMail } from './read-mail.ts'
import { isOfDomain, isProvenBefore, type SenderProof } from './sender-proof.ts'

/** Each signature may need a hash of the whole mail; mail hosts add up to three. */
const MOST_SIGNATURES = 10
const QUERY_MS = 3_000
const ALL_QUERIES_MS = 15_000

/**
 * Parses a raw mail, and checks SPF, DKIM and DMARC of its author where the host in front does not.
 *
 * @param resolve - queries the DNS; absent means the resolver of the machine.
 * @throws as {@link readMail}.
 */
export async function readCheckedMail(
  raw: Buffer,
  context: MailContext,
  resolve?: DNSResolver,
): Promise<ReadMail | null> {
  const mail = readMail(raw, context)
  if (mail === null || !context.checksSenders) return mail
  const { from: sender, arcSealers = [] } = context
  const parts = { author: mail.reply.from, sender, arcSealers, resolve: resolve ?? machineResolver() }
  return { ...mail, proof: await proofOf(raw, parts) }
}

/** `unknown` wherever the domain of the author does not ask for a refusal, and for failing queries. */
async function proofOf(raw: Buffer, { author, sender, arcSealers, resolve }: CheckedParts): Promise<SenderProof> {
  const headers = headersOfMail(raw)
  const all = (name: string) => headers.filter(([key]) => key === name).map(([, value]) => value)
  if (all('dkim-signature').length > MOST_SIGNATURES) return 'unknown'
  const client = clientOf(all('received'))
  // Loaded where it is used: most installations have a host in front that checks.
  const { authenticate } = await import('mailauth')
  const checked = await authenticate(raw, {
    ...client,
    sender: sender ?? '',
    mta: 'navdesk',
    rejectRsaSha1: true,
    disableArc: arcSealers.length === 0,
    disableBimi: true,
    resolver: resolve,
  }).catch(() => null)
  // A check that fails proves nothing, and would fail again.
  if (checked === null) return 'unknown'
  const { dkim, dmarc, arc } = checked
  // Another reading of From than ours would verify another author.
  if (dkim.headerFrom.length !== 1 || dkim.headerFrom[0]?.toLowerCase() !== author) return 'unknown'
  if (dmarc === false) return 'unknown'
  const proof = directProof(checked, author)
  // Forwarding changes the sending host, and often the text, so that the first proof counts.
  return proof !== 'proven' && arc !== false && isSealed(arc, author, arcSealers) ? 'proven' : proof
}

type CheckedParts = { author: string; sender: string | null; arcSealers: readonly string[]; resolve: DNSResolver }

function directProof({ dkim, spf, dmarc }: AuthenticateResult, author: string): SenderProof {
  if (dmarc === false) return 'unknown'
  if (dmarc.status.result === 'fail') {
    const failed = [spf === false ? 'temperror' : spf.status.result, ...dkim.results.map(({ status }) => status.result)]
    return dmarc.policy === 'reject' && !failed.includes('temperror') ? 'refuted' : 'unknown'
  }
  if (dmarc.status.result !== 'pass' && dmarc.status.result !== 'none') return 'unknown'
  // A signature of a part of the text says nothing about the rest.
  const bySignature = dkim.results.some(
    ({ status }) => status.result === 'pass' && Boolean(status.aligned) && !status.underSized,
  )
  const domain = author.slice(author.lastIndexOf('@') + 1)
  const bySpf = spf !== false && spf.status.result === 'pass' && isOfDomain(spf.domain, domain)
  return bySignature || bySpf ? 'proven' : 'unknown'
}

/** Whether a valid chain of seals, all of trusted hosts, begins with a proof of the author. */
function isSealed(arc: ARCResult, author: string, arcSealers: readonly string[]): boolean {
  const { chain, signature, status } = arc as ARCResult & { chain?: readonly SealedSet[] | false }
  // A signature of a part of the text says nothing about the rest.
  if (status.result !== 'pass' || !chain || !signature || signature.status.underSized) return false
  const areTrusted = chain.every((set) => arcSealers.includes(String(set['arc-seal']?.parsed?.d?.value).toLowerCase()))
  const [, results] =
    /^[^:]+:\s*i\s*=\s*1\s*;([\s\S]*)$/i.exec(String(chain[0]?.['arc-authentication-results']?.original ?? '')) ?? []
  return areTrusted && results !== undefined && isProvenBefore(results, author)
}

/** The three headers of a host, in the chain that the library leaves out of its types. */
type SealedSet = Record<
  'arc-seal' | 'arc-authentication-results',
  { original: string | Buffer; parsed?: { d?: { value?: unknown } } }
>

/**
 * The sending host, as the receiving host has written it: the topmost `Received` that names a public address. Only the form of Postfix and
 * Sendmail is read, `from name (name [address])`: in others the sender could write the address.
 */
function clientOf(received: readonly string[]): { ip?: string; helo?: string } {
  for (const value of received) {
    const [, helo = '', ip = ''] =
      /^\s*from\s+(\S+)\s+\([^\s()[\]]+\s+\[(?:IPv6:)?([\d.:a-f]+)\]\)\s/i.exec(value) ?? []
    if (!ipaddr.isValid(ip)) return {}
    if (!internalRanges.has(ipaddr.process(ip).range())) return { ip, helo }
  }
  return {}
}

const internalRanges: ReadonlySet<string> = new Set([
  'private',
  'loopback',
  'linkLocal',
  'uniqueLocal',
  'carrierGradeNat',
])

function machineResolver(): DNSResolver {
  const resolver = new Resolver({ timeout: QUERY_MS, tries: 1 })
  const end = AbortSignal.timeout(ALL_QUERIES_MS)
  return async (name, type) => {
    if (end.aborted) throw Object.assign(new Error('The DNS queries of a mail take too long'), { code: 'ETIMEOUT' })
    return (await resolver.resolve(name, type)) as string[]
  }
}
