import { Type } from 'typebox'
import { limits } from '../limits.ts'

const strict = { additionalProperties: false } as const
const nullableText = Type.Union([Type.String(), Type.Null()])

/** The person of a session, as the pages need it. `idleExpiresAt` and `expiresAt` are ISO 8601 in UTC. */
export const Session = Type.Object({
  csrfToken: Type.String(),
  idleExpiresAt: Type.String(),
  expiresAt: Type.String(),
  user: Type.Object({
    id: Type.String(),
    name: Type.String(),
    email: Type.String(),
    profile: Type.String(),
    contactId: nullableText,
    accountId: nullableText,
    accountName: nullableText,
    timeZone: Type.String(),
    locale: Type.String(),
    isGuest: Type.Boolean(),
    permissionEpoch: Type.Integer(),
  }),
})

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
