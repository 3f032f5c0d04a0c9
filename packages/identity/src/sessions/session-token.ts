import { createHmac, hash, randomBytes, timingSafeEqual } from 'node:crypto'

const TOKEN = /^[A-Za-z0-9_-]{43}$/

/** A new secret of 256 random bits, in characters that are allowed in a cookie. */
export const newSessionToken = (): string => randomBytes(32).toString('base64url')

/** The hash of a token, as stored in the database; null for a text that cannot be a token, so that it needs no query. */
export function hashOfToken(token: string): Buffer | null {
  return TOKEN.test(token) ? hash('sha256', token, 'buffer') : null
}

/** The CSRF token of a session, derived one-way from the session token. */
export const csrfTokenOf = (token: string): string =>
  createHmac('sha256', token).update('csrf token of this session').digest('base64url')

/**
 * Whether a call carries the CSRF token of its session.
 *
 * @param given - the header value; absent or repeated headers do not match.
 */
export function isCsrfTokenOf(session: { readonly csrfToken: string }, value: unknown): boolean {
  if (typeof value !== 'string') return false
  const [wanted, received] = [Buffer.from(session.csrfToken), Buffer.from(value)]
  return wanted.length === received.length && timingSafeEqual(wanted, received)
}
