import { Type } from 'typebox'
import * as limits from '../limits.ts'
import { defineCall } from '../served-call.ts'
import { Session } from './session.schema.ts'

const strict = { additionalProperties: false } as const

export const signIn = defineCall({
  access: 'open',
  rate: 'credential',
  summary: 'Starts a session and sets its cookie. Every failure has the same answer.',
  errors: ['SIGN_IN_FAILED'],

  body: Type.Object(
    {
      email: Type.String({ minLength: 1, maxLength: 254 }),
      password: Type.String({ minLength: 1, maxLength: limits.passwordMaxCharacters * 4 }),
    },
    strict,
  ),
  response: Session,
})

export const signOut = defineCall({
  success: 204,
  rate: 'session',
  summary: 'Ends the session.',
  errors: [],
})

export const getSession = defineCall({
  rate: 'session',
  summary: 'The live session; reading it does not renew it.',
  errors: [],
  response: Session,
})

export const renewSession = defineCall({
  rate: 'session',
  summary: 'Renews the idle time of the session.',
  errors: [],
  response: Session,
})
