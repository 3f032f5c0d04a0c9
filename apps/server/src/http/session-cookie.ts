import type { CookieSerializeOptions } from '@fastify/cookie'

export type SessionCookie = { name: string; options: CookieSerializeOptions }

/**
 * The session's cookie. Over https its `__Host-` name keeps other hosts of the domain from setting it. It ends with the
 * browser; how long the session lives is decided in the database.
 */
export function sessionCookie(isHttps: boolean): SessionCookie {
  return {
    name: isHttps ? '__Host-session' : 'session',
    options: { httpOnly: true, sameSite: 'lax', secure: isHttps, path: '/' },
  }
}
