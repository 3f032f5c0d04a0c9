import type { Database } from 'database'
import type { SignInLimits } from '../attempts/sign-in-limits.ts'
import type { People, SessionPerson } from '../people.ts'
import type { PasswordHasher } from './password-hasher.ts'

/** The dependencies for checking a password and beginning a session. */
export interface CredentialParts<P extends SessionPerson> {
  readonly database: Database
  readonly people: People<P>
  readonly hasher: PasswordHasher
  readonly limits: SignInLimits
  readonly sessionIdleSeconds: number
  readonly absoluteSeconds: (person: P) => number
}
