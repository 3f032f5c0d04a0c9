import type { Database, Transaction } from 'database'
import { createPasswordHasher } from './passwords/password-hasher.ts'
import { setPassword } from './passwords/set-password.ts'
import type { People, SessionPerson } from './people.ts'
import { lockUser } from './sessions/lock-user.ts'
import { parseSessionChange, SESSION_CHANGES } from './sessions/session-changes.ts'
import { createSessionCopies } from './sessions/session-copies.ts'
import {
  deleteSession,
  deleteSessionsOf,
  readSession,
  renewSession,
  rewriteSessionsOf,
} from './sessions/session-rows.ts'
import { hashOfToken } from './sessions/session-token.ts'
import { createSharedSessions } from './sessions/shared-sessions.ts'
import { type SignInRequest, signIn } from './sign-in/sign-in.ts'
import { type SignInLimits, signInLimits } from './sign-in/sign-in-limits.ts'
import { sweep } from './sweep.ts'

/** A live session. Times are ISO 8601 in UTC, by the clock of the database. Frozen, since requests share it. */
export type Session<P extends SessionPerson> = {
  /** Names the session in logs; it lets nobody in. */
  readonly id: string
  readonly person: P
  /** Unsafe calls of the session carry it; compare with `isCsrfTokenOf`. */
  readonly csrfToken: string
  /** When the session ends unless it is renewed. */
  readonly idleExpiresAt: string
  /** When it ends in any case. */
  readonly expiresAt: string
}

export interface IdentityOptions<P extends SessionPerson> {
  readonly database: Database
  readonly people: People<P>
  /** How long a session lives without renewal. */
  readonly sessionIdleSeconds: number
  /** How long it lives at most. */
  readonly absoluteSeconds: (person: P) => number
  readonly limits?: SignInLimits
  /** A clock that only goes forward, in milliseconds; it measures the life of copies, never that of sessions. */
  readonly nowMs?: () => number
}

/** Who may come in, and who is in. */
export interface Identity<P extends SessionPerson> {
  /**
   * Checks address (in any case) and password and begins a session.
   *
   * @returns the token for the browser's cookie, which is kept nowhere else.
   * @throws AppError `SIGN_IN_FAILED` for whatever reason; `TOO_MANY_REQUESTS` with `seconds` when the account or the
   * network has to wait; `SERVICE_UNAVAILABLE` when too many sign in at once.
   */
  signIn(request: SignInRequest): Promise<{ token: string; session: Session<P> }>
  /** The live session of a token, at most a second old; null when there is none. Does not prolong it. */
  session(token: string): Promise<Session<P> | null>
  /** Begins the idle time anew: what a person asked for explicitly. Null when there is no live session. */
  renew(token: string): Promise<Session<P> | null>
  /** As `renew`, for the calls that a person causes: several within a second cost one write. */
  touch(token: string): Promise<Session<P> | null>
  /** Ends the session of a token, for every process; without one it does nothing. */
  signOut(token: string): Promise<void>
  /**
   * Sets a password and ends the waiting that failed sign-ins caused. Sessions go on: call `endSessionsOf` too where the
   * old password may be known to others.
   *
   * @throws AppError `INVALID_VALUE` about field `password`; its fact `rules` names the broken ones, separated by spaces:
   * those of `passwordRules`, or `notUsedBefore`.
   */
  setPassword(tx: Transaction, userId: string, password: string): Promise<void>
  /** Ends all sessions of a user when `tx` commits. */
  endSessionsOf(tx: Transaction, userId: string): Promise<void>
  /** Reads the person of a user anew and gives it to the sessions; they end when there is none. Call it after the change. */
  rewritePerson(tx: Transaction, userId: string): Promise<void>
  /** Removes what has expired. @returns how many rows. */
  sweep(): Promise<{ sessions: number; attempts: number }>
  /**
   * Hears what other processes change, so that it counts here at once rather than within a second.
   *
   * @param onChange - called when sessions may have ended or changed: streams ask for theirs again.
   * @returns a function that stops listening.
   */
  listen(onChange?: () => void): Promise<() => Promise<void>>
}

/** Makes the one identity of a process. */
export function createIdentity<P extends SessionPerson>(options: IdentityOptions<P>): Identity<P> {
  const { database, people, sessionIdleSeconds, absoluteSeconds, limits = signInLimits } = options
  const { nowMs = () => performance.now() } = options
  const hasher = createPasswordHasher()
  const copies = createSessionCopies((tokenHash) => readSession<P>(database, tokenHash, sessionIdleSeconds), nowMs)

  const sessionOf = createSharedSessions<P>()

  const renew = async (token: string): Promise<Session<P> | null> => {
    const tokenHash = hashOfToken(token)
    if (tokenHash === null) return null
    const row = await renewSession<P>(database, tokenHash, sessionIdleSeconds)
    copies.drop({ tokenHash: tokenHash.toString('hex') })
    return row === null ? null : sessionOf(row, token)
  }

  return {
    signIn: async (request) => {
      const parts = { database, people, hasher, limits, sessionIdleSeconds, absoluteSeconds }
      const { token, row } = await signIn(parts, request)
      return { token, session: sessionOf(row, token) }
    },
    session: async (token) => {
      const tokenHash = hashOfToken(token)
      const copy = tokenHash === null ? null : await copies.get(tokenHash)
      return copy === null ? null : sessionOf(copy.row, token)
    },
    renew,
    touch: async (token) => {
      const tokenHash = hashOfToken(token)
      const copy = tokenHash === null ? null : await copies.get(tokenHash)
      if (copy === null) return null
      return copy.renewableMs() < WORTH_A_WRITE_MS ? sessionOf(copy.row, token) : renew(token)
    },
    signOut: async (token) => {
      const tokenHash = hashOfToken(token)
      if (tokenHash === null) return
      await database.transaction((tx) => deleteSession(tx, tokenHash))
      copies.drop({ tokenHash: tokenHash.toString('hex') })
    },
    setPassword: (tx, userId, password) => setPassword(hasher, tx, userId, password),
    endSessionsOf: async (tx, userId) => {
      await lockUser(tx, userId)
      await deleteSessionsOf(tx, userId)
    },
    rewritePerson: async (tx, userId) => {
      await lockUser(tx, userId)
      const person = await people.personOf(tx, userId)
      if (person === null) await deleteSessionsOf(tx, userId)
      else await rewriteSessionsOf(tx, person)
    },
    sweep: () => sweep(database),
    listen: (onChange = () => undefined) =>
      database.listen(
        SESSION_CHANGES,
        (payload) => {
          const change = parseSessionChange(payload)
          if (change !== null) copies.drop(change)
          onChange()
        },
        () => {
          copies.dropAll()
          onChange()
        },
      ),
  }
}

const WORTH_A_WRITE_MS = 1_000
