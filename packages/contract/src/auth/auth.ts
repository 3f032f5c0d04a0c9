import type { CallOf } from '../call.ts'
import type * as schemas from './auth.schemas.ts'

export const signIn: CallOf<typeof schemas.signIn> = {
  method: 'POST',
  path: '/auth/sign-in',
}

export const signOut: CallOf<typeof schemas.signOut> = {
  method: 'POST',
  path: '/auth/sign-out',
}

export const getSession: CallOf<typeof schemas.getSession> = {
  method: 'GET',
  path: '/auth/session',
}

export const renewSession: CallOf<typeof schemas.renewSession> = {
  method: 'POST',
  path: '/auth/renew',
}
