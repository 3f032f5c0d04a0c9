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
 * What a browser keeps beside its session, and for how many seconds: `device`, that somebody has signed in with it, which opens nothing and
 * only keeps the failures of others from delaying a sign-in; `registration`, that it has begun one, which it can cancel, and nothing else;
 * `sign-in`, that somebody has given the right password and no second factor yet; `provider`, that a sign-in goes on at an identity provider.
 */
const KEPT_SECONDS = {
  device: 180 * DAY_SECONDS,
  registration: 2 * DAY_SECONDS,
  'sign-in': 600,
  provider: 600,
} as const

export type KeptToken = keyof typeof KEPT_SECONDS

/** The cookie of what a browser keeps. Other sites cannot make the browser send it, but for the one that sends a provider's answer. */
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
