import type { CallOf } from '../call.ts'
import type * as schemas from './auth.schemas.ts'

/**
 * Starts a session and sets its cookie. Every failure has the same answer.
 *
 * @returns `SessionShape`.
 * @throws SIGN_IN_FAILED.
 */
export const signIn: CallOf<typeof schemas.signIn> = {
  method: 'POST',
  path: '/auth/sign-in',
}

/**
 * Ends the session.
 *
 * @returns nothing.
 */
export const signOut: CallOf<typeof schemas.signOut> = {
  method: 'POST',
  path: '/auth/sign-out',
}

/**
 * The live session; reading it does not renew it.
 *
 * @returns `SessionShape`.
 */
export const getSession: CallOf<typeof schemas.getSession> = {
  method: 'GET',
  path: '/auth/session',
}

/**
 * Renews the idle time of the session.
 *
 * @returns `SessionShape`.
 */
export const renewSession: CallOf<typeof schemas.renewSession> = {
  method: 'POST',
  path: '/auth/renew',
}
