import type { Queryable, Transaction } from 'database'
import { announceSession } from './session-changes.ts'

/** A live session as its owner sees it. Times are ISO 8601 in UTC. */
export interface OwnSession {
  readonly id: string
  /** Such as `Firefox on Windows`; null when that is not known. */
  readonly browser: string | null
  /** The network from which it was begun; null if unknown. */
  readonly network: string | null
  readonly startedAt: string
  /** When it began or was last renewed; requests that the user did not cause do not count. */
  readonly lastUsedAt: string
}

/** The live sessions of a user, last used first. */
export async function sessionsOf(database: Queryable, userId: string): Promise<OwnSession[]> {
  const { rows } = await database.query(
    `select id, browser, network, created_at, last_used_at from identity.session
     where user_id = $1 and idle_expires_at > app_now() order by last_used_at desc, id`,
    [userId],
  )
  return rows.map((row) => {
    const [id, browser, network, startedAt, lastUsedAt] = row as [string, string | null, string | null, string, string]
    return { id, browser, network, startedAt, lastUsedAt }
  })
}

/** Which sessions of a user to end: one, or all but one. */
export type SessionChoice = { readonly id: string } | { readonly allBut: string }

/** Ends sessions of a user, in every process. @returns the number of ended sessions. */
export async function endSessions(tx: Transaction, userId: string, choice: SessionChoice): Promise<number> {
  const [condition, id] = 'id' in choice ? ['id = $2', choice.id] : ['id <> $2', choice.allBut]
  const { rows } = await tx.query(
    `delete from identity.session where user_id = $1 and ${condition} returning token_hash`,
    [userId, id],
  )
  for (const [tokenHash] of rows) await announceSession(tx, tokenHash as Buffer)
  return rows.length
}
