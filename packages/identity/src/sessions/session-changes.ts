import type { Queryable } from 'database'

/** The channel on which processes announce that cached sessions are out of date. */
export const SESSION_CHANGES = 'session_changes'

/**
 * The channel on which the database announces the id of a user whose rights were changed, whichever program changed them. A trigger of the
 * application sends it.
 */
export const PERSON_CHANGES = 'person_changes'

/** Which sessions changed: one, or all of a user. */
export type SessionChange = { readonly tokenHash: string } | { readonly userId: string }

export async function announceSession(database: Queryable, tokenHash: Buffer): Promise<void> {
  await announce(database, { tokenHash: tokenHash.toString('hex') })
}

/** Notifies all processes of a change when the transaction commits. */
export async function announceSessionsOf(database: Queryable, userId: string): Promise<void> {
  await announce(database, { userId })
}

/** Parses a notification; null if it was not sent by this package. */
export function parseSessionChange(payload: string): SessionChange | null {
  const [, kind, value] = /^(session|user):(.+)$/.exec(payload) ?? []
  if (value === undefined) return null
  return kind === 'session' ? { tokenHash: value } : { userId: value }
}

async function announce(database: Queryable, change: SessionChange): Promise<void> {
  const payload = 'userId' in change ? `user:${change.userId}` : `session:${change.tokenHash}`
  await database.query('select pg_notify($1, $2)', [SESSION_CHANGES, payload])
}
