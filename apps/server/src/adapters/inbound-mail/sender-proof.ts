/**
 * Whether the receiving host has verified the address of the author: `unknown` where it says neither, `unchecked` where there is no such
 * host.
 */
export type SenderProof = 'proven' | 'refuted' | 'unknown' | 'unchecked'

/**
 * Reads the results of SPF, DKIM and DMARC that the receiving host has added to a mail (RFC 8601). Only results above the trace of this host
 * count, because the sender of a mail can write the same header further down. A failure wins over a pass.
 *
 * @param headers - all headers from the top, as name in lower case and value.
 * @param authservId - the name of the host in its results, in lower case; null means that it adds none.
 * @param from - the address of the author, in lower case.
 */
export function senderProof(
  headers: readonly (readonly [name: string, value: string])[],
  { authservId, from }: { authservId: string | null; from: string },
): SenderProof {
  if (authservId === null) return 'unchecked'
  // In quotes a local part may contain anything, also what reads like a result.
  if (from.includes('"')) return 'refuted'
  const results = ownResults(headers, authservId)
  return results === null ? 'unknown' : proofIn(results, from.slice(from.lastIndexOf('@') + 1))
}

/**
 * Whether the first host of a chain of ARC seals had verified the author (RFC 8617). The caller has verified the seals, and trusts all of
 * the hosts.
 *
 * @param value - the ARC-Authentication-Results of this host, without its instance.
 */
export function isProvenBefore(value: string, from: string): boolean {
  if (from.includes('"')) return false
  const results = readResults(value, null)
  return Array.isArray(results) && proofIn(results, from.slice(from.lastIndexOf('@') + 1)) === 'proven'
}

function proofIn(results: readonly Result[], domain: string): SenderProof {
  const of = (method: string) => results.filter((result) => result.method === method)
  if (of('dmarc').some(({ result }) => result === 'fail')) return 'refuted'
  const dmarc = of('dmarc').filter(({ result }) => result === 'pass')
  if (dmarc.length > 0) return dmarc.every(({ identities }) => identities.includes(domain)) ? 'proven' : 'refuted'
  const passed = [...of('dkim'), ...of('spf')].filter(({ result }) => result === 'pass')
  if (passed.some(({ identities }) => identities.some((identity) => isOfDomain(identity, domain)))) return 'proven'
  const failed = results.some(({ result }) => result === 'fail' || result === 'softfail' || result === 'permerror')
  // A pass for another domain does not verify the author.
  return failed || passed.length > 0 ? 'refuted' : 'unknown'
}

/** The result of one method, with the domains that it is about. */
type Result = { method: string; result: string; identities: readonly string[] }

/** @returns null where the host has written a header that cannot be read: then nothing of it counts. */
function ownResults(headers: readonly (readonly [string, string])[], authservId: string): Result[] | null {
  const results: Result[] = []
  let isBelow = false
  for (const [name, value] of headers) {
    // The host adds its results above its trace. A sender could have forged results further down.
    if (name === 'received' && isBelow) break
    if (name !== 'authentication-results') continue
    const read = readResults(value, authservId)
    if (read === 'other host') continue
    if (read === null) return null
    isBelow = true
    results.push(...read)
  }
  return results
}

const HEADER_CHARACTERS = 16_384

/** @param authservId - null for any host. */
function readResults(value: string, authservId: string | null): Result[] | 'other host' | null {
  const tokens = value.length > HEADER_CHARACTERS ? null : tokensOf(value)
  if (tokens === null) return authservId === null || value.toLowerCase().includes(authservId) ? null : 'other host'
  const [by = [], ...parts] = dividedAt(tokens, ';')
  if (authservId !== null && by[0]?.text.toLowerCase() !== authservId) return 'other host'
  const results = parts.filter((part) => part.length > 0 && part[0]?.text.toLowerCase() !== 'none').map(resultOf)
  return results.includes(null) ? null : results.filter((result) => result !== null)
}

/** A word, a quoted string, or one of the characters `;` and `=`. */
type Token = { kind: 'word' | 'quoted' | 'sign'; text: string; isAfterSpace: boolean }

/** The tokens of RFC 5322 without comments, which may be nested; null for a comment or quoted string without an end. */
function tokensOf(value: string): Token[] | null {
  const tokens: Token[] = []
  let isAfterSpace = true
  for (let at = 0; at < value.length; ) {
    const character = value[at] ?? ''
    if (/\s/.test(character)) {
      isAfterSpace = true
      at++
      continue
    }
    if (character === '(') {
      const end = endOfComment(value, at)
      if (end === null) return null
      isAfterSpace = true
      at = end
      continue
    }
    const quoted = character === '"' ? /^"(?:[^"\\]|\\[\s\S])*"/.exec(value.slice(at))?.[0] : undefined
    if (character === '"' && quoted === undefined) return null
    const isSign = character === ';' || character === '='
    const text = quoted ?? (isSign ? character : (/^[^\s;=()"]+/.exec(value.slice(at))?.[0] ?? ''))
    if (text === '') return null
    tokens.push({ kind: quoted === undefined ? (isSign ? 'sign' : 'word') : 'quoted', text, isAfterSpace })
    isAfterSpace = false
    at += text.length
  }
  return tokens
}

function endOfComment(value: string, from: number): number | null {
  let depth = 0
  for (let at = from; at < value.length; at++) {
    if (value[at] === '\\') at++
    else if (value[at] === '(') depth++
    else if (value[at] === ')' && --depth === 0) return at + 1
  }
  return null
}

function dividedAt(tokens: readonly Token[], sign: string): Token[][] {
  const parts: Token[][] = [[]]
  for (const token of tokens) {
    if (token.kind === 'sign' && token.text === sign) parts.push([])
    else parts.at(-1)?.push(token)
  }
  return parts
}

/** `method[/version] = result`, then `name = value` any number of times; null for anything else. */
function resultOf(tokens: readonly Token[]): Result | null {
  const pairs: { name: string; value: Token[] }[] = []
  for (let at = 0; at < tokens.length; ) {
    const [name, equals] = [tokens[at], tokens[at + 1]]
    if (name?.kind !== 'word' || equals?.text !== '=' || equals.kind !== 'sign') return null
    let end = at + 3
    // A value is without spaces, so that a quoted local part and its domain are one.
    while (end < tokens.length && tokens[end]?.isAfterSpace === false && tokens[end + 1]?.text !== '=') end++
    const value = tokens.slice(at + 2, end)
    if (value.length === 0 || value.some(({ kind }) => kind === 'sign')) return null
    pairs.push({ name: name.text.toLowerCase().replace(/\/\d+$/, ''), value })
    at = end
  }
  const [head, ...properties] = pairs
  if (head?.value.length !== 1 || head.value[0]?.kind !== 'word') return null
  const wanted = identityProperties[head.name] ?? []
  const identities = properties
    .filter(({ name, value }) => wanted.includes(name) && value.every(({ kind }) => kind === 'word'))
    .map(({ value }) => value.map(({ text }) => text.toLowerCase()).join(''))
  return { method: head.name, result: head.value[0].text.toLowerCase(), identities: identities.map(domainOf) }
}

/** The properties that name what a method has verified. */
const identityProperties: Readonly<Record<string, readonly string[]>> = {
  dmarc: ['header.from'],
  dkim: ['header.d', 'header.i'],
  spf: ['smtp.mailfrom', 'smtp.mail', 'smtp.helo'],
}

const domainOf = (identity: string): string => identity.slice(identity.lastIndexOf('@') + 1)

/** Whether a verified domain is the domain of the author, a parent domain or a subdomain. */
export function isOfDomain(verified: string, domain: string): boolean {
  if (!verified.includes('.')) return false
  return verified === domain || domain.endsWith(`.${verified}`) || verified.endsWith(`.${domain}`)
}
