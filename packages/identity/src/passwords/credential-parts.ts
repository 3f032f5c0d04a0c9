import type { Database } from 'database'
import type { SignInLimits } from '../attempts/sign-in-limits.ts'
import type { People, SessionPerson } from '../people.ts'
import type { PasswordParts } from './set-password.ts'

/** The dependencies for checking a password and beginning a session. */
export interface CredentialParts<P extends SessionPerson> extends PasswordParts {
  readonly database: Database
  readonly people: People<P>
  readonly limits: SignInLimits
  readonly sessionIdleSeconds: number
  readonly absoluteSeconds: (person: P) => number
  /** Whether a person may sign in with a second factor only. */
  readonly requiresSecondFactor: (person: P) => boolean
}
