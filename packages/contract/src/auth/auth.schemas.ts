import { Type } from 'typebox'
import { limits } from '../limits.ts'
import { Session } from './session.schema.ts'

const strict = { additionalProperties: false } as const

export const signIn = {
  body: Type.Object(
    {
      email: Type.String({ minLength: 1, maxLength: 254 }),
      password: Type.String({ minLength: 1, maxLength: limits.passwordMaxCharacters * 4 }),
    },
    strict,
  ),
  response: Session,
}

export const signOut = {}
export const getSession = { response: Session }
export const renewSession = { response: Session }
