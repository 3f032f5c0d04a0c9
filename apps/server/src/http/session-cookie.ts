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

const DEVICE_DAYS = 180
const DAY_SECONDS = 86_400

/** The cookie of a device in which somebody has signed in; it opens nothing, and only keeps the failures of others from delaying a sign-in. */
export function deviceCookie(isHttps: boolean): SessionCookie {
  return {
    name: isHttps ? '__Host-device' : 'device',
    options: { ...sessionCookie(isHttps).options, sameSite: 'strict', maxAge: DEVICE_DAYS * DAY_SECONDS },
  }
}

const REGISTRATION_DAYS = 2

/** The cookie of a browser that has begun a registration: it can cancel that one, and nothing else. */
export function registrationCookie(isHttps: boolean): SessionCookie {
  return {
    name: isHttps ? '__Host-registration' : 'registration',
    options: { ...sessionCookie(isHttps).options, sameSite: 'strict', maxAge: REGISTRATION_DAYS * DAY_SECONDS },
  }
}
