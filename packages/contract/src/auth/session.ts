import { type Static, Type } from 'typebox'

const nullableText = Type.Union([Type.String(), Type.Null()])

/**
 * The user of a session, as the pages need it. `idleExpiresAt` and `expiresAt` are ISO 8601 in UTC. `isFirst` is true in the first session
 * of this user, even though its own sign-in has set the time of the last sign-in.
 */
export const Session = Type.Object({
  csrfToken: Type.String(),
  idleExpiresAt: Type.String(),
  expiresAt: Type.String(),
  isFirst: Type.Boolean(),
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

/** A session as its owner sees it. `browser` and `network` are null where they are not known; the times are ISO 8601 in UTC. */
export const OwnSession = Type.Object({
  id: Type.String(),
  browser: nullableText,
  network: nullableText,
  startedAt: Type.String(),
  lastUsedAt: Type.String(),
  isCurrent: Type.Boolean(),
})

export type SessionShape = Static<typeof Session>
