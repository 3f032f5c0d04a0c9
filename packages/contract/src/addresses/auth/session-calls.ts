// Written by `npm run generate` from auth/session-calls.ts; change that file instead.

import type * as definitions from '../../auth/session-calls.ts'
import type { CallOf } from '../../call.ts'

/**
 * The current session; reading it does not renew it.
 *
 * @returns `SessionShape`.
 */
export const getSession: CallOf<typeof definitions.getSession> = {
  method: 'GET',
  path: '/auth/session',
}

/**
 * Renews the idle time of the session.
 *
 * @returns `SessionShape`.
 */
export const renewSession: CallOf<typeof definitions.renewSession> = {
  method: 'POST',
  path: '/auth/renew',
}

/**
 * Ends the session.
 *
 * @returns Nothing.
 */
export const signOut: CallOf<typeof definitions.signOut> = {
  method: 'POST',
  path: '/auth/sign-out',
}
