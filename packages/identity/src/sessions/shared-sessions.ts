import type { SessionPerson } from '../people.ts'
import type { Session } from './session.ts'
import type { SessionRow } from './session-rows.ts'
import { csrfTokenOf } from './session-token.ts'

/** Creates the session of a token from its row: one object for all requests that share the cached row. */
export function createSharedSessions<P extends SessionPerson>(): (row: SessionRow<P>, token: string) => Session<P> {
  const created = new WeakMap<SessionRow<P>, Session<P>>()
  return (row, token) => {
    const known = created.get(row)
    if (known) return known
    const { id, person, idleExpiresAt, expiresAt, isFirst } = row
    const session = Object.freeze({ id, person, csrfToken: csrfTokenOf(token), idleExpiresAt, expiresAt, isFirst })
    created.set(row, session)
    return session
  }
}
