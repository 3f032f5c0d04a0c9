import { defineCall } from '../define-call.ts'
import { Session } from './session.ts'

export const signOut = defineCall({
  method: 'POST',
  path: '/auth/sign-out',
  success: 204,
  rate: 'session',
  summary: 'Ends the session.',
  returns: 'Nothing.',
  errors: [],
})

export const getSession = defineCall({
  method: 'GET',
  path: '/auth/session',
  rate: 'session',
  summary: 'The current session; reading it does not renew it.',
  returns: '`SessionShape`.',
  errors: [],
  response: Session,
})

export const renewSession = defineCall({
  method: 'POST',
  path: '/auth/renew',
  rate: 'session',
  summary: 'Renews the idle time of the session.',
  returns: '`SessionShape`.',
  errors: [],
  response: Session,
})
