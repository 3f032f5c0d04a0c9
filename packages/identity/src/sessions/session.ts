import type { SessionPerson } from '../people.ts'

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
