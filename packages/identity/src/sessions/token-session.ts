import type { Session } from '../create-identity.ts'
import type { SessionPerson } from '../people.ts'
import type { SessionRow } from './session-rows.ts'
import { csrfTokenOf } from './session-token.ts'

/** The session of a token, from its row. */
export function sessionOf<P extends SessionPerson>(row: SessionRow<P>, token: string): Session<P> {
  return new TokenSession(row, token)
}

// A class, because V8 gives each object that is written down with a getter a hidden class of its own, which outlives it.
class TokenSession<P extends SessionPerson> implements Session<P> {
  readonly id: string
  readonly person: P
  readonly idleExpiresAt: string
  readonly expiresAt: string
  readonly #token: string

  constructor({ id, person, idleExpiresAt, expiresAt }: SessionRow<P>, token: string) {
    this.id = id
    this.person = person
    this.idleExpiresAt = idleExpiresAt
    this.expiresAt = expiresAt
    this.#token = token
  }

  /** Most calls only read, and never look at it. */
  get csrfToken(): string {
    return csrfTokenOf(this.#token)
  }
}
