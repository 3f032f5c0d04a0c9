import type { Database, Transaction } from 'database'
import { noteEvent } from '../note-event.ts'
import type { People, SessionPerson } from '../people.ts'
import { lockPerson, lockUser } from './lock-user.ts'
import { endSessions, type OwnSession, type SessionChoice, sessionsOf } from './own-sessions.ts'
import type { Session } from './session.ts'
import { PERSON_CHANGES, parseSessionChange, SESSION_CHANGES } from './session-changes.ts'
import type { SessionCopies } from './session-copies.ts'
import {
  deleteSession,
  deleteSessionsOf,
  peopleOfSessions,
  renewSession,
  rewriteSessionsOf,
  type SessionRow,
  usersWithSessions,
} from './session-rows.ts'
import { hashOfToken } from './session-token.ts'

/** The sessions of all users. */
export interface IdentitySessions<P extends SessionPerson> {
  /** The live session of a token, at most a second old; null when there is none. Does not prolong it. */
  session(token: string): Promise<Session<P> | null>
  /** The people of the given sessions that are still live, with their current rights, by the id of the session. */
  peopleOfSessions(ids: readonly string[]): Promise<Map<string, P>>
  /** Restarts the idle time, on explicit request of the user. Null when there is no live session. */
  renew(token: string): Promise<Session<P> | null>
  /** As `renew`, for calls caused by the user: several within a second cost one write. */
  touch(token: string): Promise<Session<P> | null>
  /** Ends the session of a token in every process; does nothing when there is none. */
  signOut(token: string): Promise<void>
  /** The live sessions of a user, last used first. */
  sessionsOf(userId: string): Promise<OwnSession[]>
  /** Ends sessions at the request of their user, in every process; sessions of other users stay. */
  endSessions(userId: string, choice: SessionChoice): Promise<void>
  /** Ends all sessions of a user when `tx` commits. */
  endSessionsOf(tx: Transaction, userId: string): Promise<void>
  /**
   * Reads the person of a user again and stores it in the sessions, or ends these if the user has no access. Call it after a change of
   * rights.
   */
  rewritePerson(tx: Transaction, userId: string): Promise<void>
  /**
   * Listens for session changes in other processes, so that they take effect at once rather than within a second.
   *
   * @param onChange - called when sessions may have ended or changed: open streams then read their session again.
   * @returns a function that stops listening.
   */
  listen(onChange?: () => void): Promise<() => Promise<void>>
  /**
   * Follows changes of rights that other programs make in the database: rewrites the sessions of the people that the database announces, and
   * those of all people at the start and after a lost connection.
   *
   * @param onFailure - called when the person of a user could not be read.
   * @returns a function that stops following.
   */
  followPeople(onFailure: (error: unknown) => void): Promise<() => Promise<void>>
}

type Parts<P extends SessionPerson> = {
  database: Database
  people: People<P>
  copies: SessionCopies<P>
  sessionOf: (row: SessionRow<P>, token: string) => Session<P>
  sessionIdleSeconds: number
}

export function identitySessions<P extends SessionPerson>({
  database,
  people,
  copies,
  sessionOf,
  sessionIdleSeconds,
}: Parts<P>): IdentitySessions<P> {
  const renew = async (token: string): Promise<Session<P> | null> => {
    const tokenHash = hashOfToken(token)
    if (tokenHash === null) return null
    const row = await renewSession<P>(database, tokenHash, sessionIdleSeconds)
    copies.drop({ tokenHash: tokenHash.toString('hex') })
    return row === null ? null : sessionOf(row, token)
  }

  const rewrite = (tx: Transaction, userId: string, person: P | null): Promise<void> =>
    person === null ? deleteSessionsOf(tx, userId) : rewriteSessionsOf(tx, person)

  return {
    session: async (token) => {
      const tokenHash = hashOfToken(token)
      const copy = tokenHash === null ? null : await copies.get(tokenHash)
      return copy === null ? null : sessionOf(copy.row, token)
    },
    peopleOfSessions: (ids) => peopleOfSessions(database, ids),
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
    sessionsOf: (userId) => sessionsOf(database, userId),
    endSessions: async (userId, choice) => {
      await database.transaction(async (tx) => {
        if ((await endSessions(tx, userId, choice)) > 0) await noteEvent(people, tx, 'SessionsEnded', userId)
      })
      copies.drop({ userId })
    },
    endSessionsOf: async (tx, userId) => {
      await lockUser(tx, userId)
      await deleteSessionsOf(tx, userId)
    },
    rewritePerson: async (tx, userId) => {
      await lockUser(tx, userId)
      await rewrite(tx, userId, await people.personOf(tx, userId))
    },
    followPeople: async (onFailure) => {
      const follow = (userId: string): Promise<void> =>
        database.transaction(async (tx) => rewrite(tx, userId, await lockPerson(people, tx, userId))).catch(onFailure)
      const followAll = async (): Promise<void> => {
        for (const userId of await usersWithSessions(database)) await follow(userId)
      }
      const end = await database.listen(
        PERSON_CHANGES,
        (userId) => void follow(userId),
        () => void followAll().catch(onFailure),
      )
      await followAll()
      return end
    },
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
