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

const DAY_SECONDS = 86_400

/**
 * The other cookies and their lifetimes in seconds. `device`: a user has signed in with this browser; it grants nothing, and only keeps
 * failed attempts of other devices from delaying a sign-in. `registration`: the browser has begun a registration, which it can only cancel.
 * `sign-in`: the password was right and the second factor is missing. `provider`: a sign-in at an identity provider is in progress.
 */
const KEPT_SECONDS = {
  device: 180 * DAY_SECONDS,
  registration: 2 * DAY_SECONDS,
  'sign-in': 600,
  provider: 600,
} as const

export type KeptToken = keyof typeof KEPT_SECONDS

/** One of these cookies. It is not sent with requests from other sites, except `provider`, which the redirect of the provider needs. */
export function keptCookie(token: KeptToken, isHttps: boolean): SessionCookie {
  return {
    name: isHttps ? `__Host-${token}` : token,
    options: {
      ...sessionCookie(isHttps).options,
      sameSite: token === 'provider' ? 'lax' : 'strict',
      maxAge: KEPT_SECONDS[token],
    },
  }
}
