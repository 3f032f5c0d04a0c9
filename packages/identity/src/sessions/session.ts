import type { SessionPerson } from '../people.ts'

/** A live session. Times are ISO 8601 in UTC, by the clock of the database. Frozen, since requests share it. */
export type Session<P extends SessionPerson> = {
  /** Identifies the session in logs; it cannot be used to sign in. */
  readonly id: string
  readonly person: P
  /** Required in unsafe calls of the session; compare with `isCsrfTokenOf`. */
  readonly csrfToken: string
  /** When the session ends unless it is renewed. */
  readonly idleExpiresAt: string
  /** When the session ends regardless of renewals. */
  readonly expiresAt: string
  /** Whether it is the first session that this user has ever begun. */
  readonly isFirst: boolean
}
