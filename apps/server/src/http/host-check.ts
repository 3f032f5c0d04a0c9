import { isIP } from 'node:net'

/**
 * Which Host headers are served: the host of BASE_URL, or loopback names alone without it. Links and origins are never
 * built from an unchecked Host.
 *
 * @returns a function that says whether a Host header may be served.
 */
export function hostCheck(baseUrl: string | null): (host: string | undefined) => boolean {
  const own = baseUrl === null ? null : new URL(baseUrl).host.toLowerCase()
  return (host) => {
    if (host === undefined) return false
    return own === null ? isLoopback(host) : host.toLowerCase() === own
  }
}

/** The origin that pages of this host have; the host must have passed the check. */
export function originOf(baseUrl: string | null, host: string): string {
  return baseUrl ?? `http://${host.toLowerCase()}`
}

function isLoopback(host: string): boolean {
  const name = /^(?:\[([\da-f:]+)\]|([\w.-]+))(?::\d{1,5})?$/i.exec(host)
  // No address can be built with a port above 65535.
  if (name === null || !URL.canParse(`http://${host}`)) return false
  const address = (name[1] ?? name[2] ?? '').toLowerCase()
  if (address === 'localhost' || address === '::1') return true
  return isIP(address) === 4 && address.startsWith('127.')
}
