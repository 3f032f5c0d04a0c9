import { createHmac, hash, randomBytes, timingSafeEqual } from 'node:crypto'

const TOKEN = /^[A-Za-z0-9_-]{43}$/

/** A new secret of 256 random bits, in the letters that a cookie takes. */
export const newSessionToken = (): string => randomBytes(32).toString('base64url')

/** What the database keeps of a token; null for a text that no token has, which need not be looked up. */
export function hashOfToken(token: string): Buffer | null {
  return TOKEN.test(token) ? hash('sha256', token, 'buffer') : null
}

/** The token that unsafe calls of a session carry: follows from the session's own, which cannot be found from it. */
export const csrfTokenOf = (token: string): string =>
  createHmac('sha256', token).update('csrf token of this session').digest('base64url')

/**
 * Whether a call carries the token of its session.
 *
 * @param given - the header as it came; absent or repeated ones do not match.
 */
export function isCsrfTokenOf(session: { readonly csrfToken: string }, given: unknown): boolean {
  if (typeof given !== 'string') return false
  const [wanted, found] = [Buffer.from(session.csrfToken), Buffer.from(given)]
  return wanted.length === found.length && timingSafeEqual(wanted, found)
}
