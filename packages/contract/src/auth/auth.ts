import { defineCall } from '../call.ts'
import type * as schemas from './auth.schemas.ts'

export const auth = {
  signIn: defineCall<typeof schemas.signIn>({
    method: 'POST',
    path: '/auth/sign-in',
    access: 'open',
    rate: 'credential',
    summary: 'Starts a session and sets its cookie. Every failure has the same answer.',
  }),
  signOut: defineCall<typeof schemas.signOut>({
    method: 'POST',
    path: '/auth/sign-out',
    success: 204,
    rate: 'session',
    summary: 'Ends the session.',
  }),
  getSession: defineCall<typeof schemas.getSession>({
    method: 'GET',
    path: '/auth/session',
    rate: 'session',
    summary: 'The live session; reading it does not renew it.',
  }),
  renewSession: defineCall<typeof schemas.renewSession>({
    method: 'POST',
    path: '/auth/renew',
    rate: 'session',
    summary: 'Renews the idle time of the session.',
  }),
}
