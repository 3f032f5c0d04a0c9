/** Whether the receiving host has verified the address of the author; `unknown` where it says neither. */
export type SenderProof = 'proven' | 'refuted' | 'unknown'

/**
 * Reads the results of SPF, DKIM and DMARC that the receiving host has added to a mail (RFC 8601). Only results above the trace of this host
 * count, because the sender of a mail can write the same header further down.
 *
 * @param headers - all headers from the top, as name in lower case and value.
 * @param authservId - the name of the host in its results, in lower case; null means that it adds none.
 * @param from - the address of the author, in lower case.
 */
export function senderProof(
  headers: readonly (readonly [name: string, value: string])[],
  { authservId, from }: { authservId: string | null; from: string },
): SenderProof {
  if (authservId === null) return 'unknown'
  const results = ownResults(headers, authservId)
  const domain = from.slice(from.lastIndexOf('@') + 1)
  const of = (method: string) => results.filter((result) => result.method === method)
  if (of('dmarc').some(({ result }) => result === 'pass')) return 'proven'
  if (of('dmarc').some(({ result }) => result === 'fail')) return 'refuted'
  const passed = [...of('dkim'), ...of('spf')].filter(({ result }) => result === 'pass')
  if (passed.some(({ identity }) => isOfDomain(identity, domain))) return 'proven'
  const failed = results.some(({ result }) => result === 'fail' || result === 'softfail' || result === 'permerror')
  // A pass for another domain does not verify the author.
  return failed || passed.length > 0 ? 'refuted' : 'unknown'
}

type Result = { method: string; result: string; identity: string }

function ownResults(headers: readonly (readonly [string, string])[], authservId: string): Result[] {
  const results: Result[] = []
  let isBelow = false
  for (const [name, value] of headers) {
    // The host adds its results above its trace. A sender could have forged results further down.
    if (name === 'received' && isBelow) break
    if (name !== 'authentication-results') continue
    const [by = '', ...parts] = withoutComments(value).split(';')
    if (by.trim().split(/\s/)[0]?.toLowerCase() !== authservId) continue
    isBelow = true
    results.push(...parts.flatMap(resultOf))
  }
  return results
}

function resultOf(part: string): Result[] {
  const [, method, result] = /^\s*([a-z0-9-]{1,20})(?:\/\d+)?\s*=\s*([a-z]{1,20})/i.exec(part) ?? []
  if (method === undefined || result === undefined) return []
  const [, identity = ''] =
    /\b(?:header\.d|header\.i|smtp\.mailfrom|smtp\.helo)\s*=\s*"?([^\s;"]{1,320})/i.exec(part) ?? []
  return [{ method: method.toLowerCase(), result: result.toLowerCase(), identity: identity.toLowerCase() }]
}

const withoutComments = (value: string): string => value.slice(0, 8_192).replace(/\([^()]{0,1000}\)/g, ' ')

/** Whether an address or domain belongs to the domain of the author, a parent domain or a subdomain. */
function isOfDomain(identity: string, domain: string): boolean {
  const proven = identity.slice(identity.lastIndexOf('@') + 1)
  if (!proven.includes('.')) return false
  return proven === domain || domain.endsWith(`.${proven}`) || proven.endsWith(`.${domain}`)
}
