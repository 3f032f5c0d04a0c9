import { isLoopback } from '../config/loopback.ts'

/**
 * Which Host headers are served: the host of BASE_URL, or without it only loopback names. Links and origins are never
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
