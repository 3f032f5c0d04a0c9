import type { Queryable, QueryResult, Transaction } from 'database'
import type { SessionPerson } from '../people.ts'
import { announceSession, announceSessionsOf } from './session-changes.ts'
import type { SessionDevice } from './session-device.ts'

/** A live session as stored in the database. */
export interface SessionRow<P> {
  readonly id: string
  readonly userId: string
  readonly person: P
  readonly idleExpiresAt: string
  readonly expiresAt: string
  readonly isFirst: boolean
  /** The remaining lifetime without a renewal. */
  readonly remainingMs: number
  /** By how much a renewal would prolong the lifetime. */
  readonly renewableMs: number
}

export interface NewSession {
  readonly tokenHash: Buffer
  readonly person: SessionPerson
  readonly device: SessionDevice
  readonly idleSeconds: number
  readonly absoluteSeconds: number
}

/** Sessions of one user at once; when one more begins, the oldest ends. */
export const MOST_SESSIONS = 20

/** Begins a session. Exact among concurrent ones only while the transaction has locked the user's credential. */
export async function insertSession<P>(tx: Transaction, session: NewSession): Promise<SessionRow<P>> {
  const { tokenHash, person, device, idleSeconds, absoluteSeconds } = session
  const result = await tx.query(
    `insert into identity.session as session
       (token_hash, user_id, person, created_at, idle_expires_at, expires_at, browser, network, last_used_at, is_first)
     select $1, $2, $3, now, now + least($4::int, $5::int) * interval '1 second', now + $5 * interval '1 second', $6, $7, now,
       not ($8 or exists (select from identity.session where user_id = $2))
     from (select app_now() as now) clock
     returning ${columns('created_at', '$4')}`,
    [
      tokenHash,
      person.userId,
      JSON.stringify(person),
      idleSeconds,
      absoluteSeconds,
      device.browser,
      device.network,
      person.hasSignedIn,
    ],
  )
  const row = rowOf<P>(result)
  if (row === null) throw new Error('The session was not inserted')
  await endOldestSessions(tx, person.userId, tokenHash)
  return row
}

async function endOldestSessions(tx: Transaction, userId: string, newest: Buffer): Promise<void> {
  const { rows } = await tx.query(
    `delete from identity.session where token_hash in (
       select token_hash from identity.session where user_id = $1 and token_hash <> $2 and idle_expires_at > app_now()
       order by created_at desc offset $3
     ) returning token_hash`,
    [userId, newest, MOST_SESSIONS - 1],
  )
  for (const [tokenHash] of rows) await announceSession(tx, tokenHash as Buffer)
}

/** Reads a session that is live by the clock of the database. By a constraint, the idle end is never after the absolute one. */
export async function readSession<P>(
  database: Queryable,
  tokenHash: Buffer,
  idleSeconds: number,
): Promise<SessionRow<P> | null> {
  const statement = {
    name: 'identity_read_session',
    text: `select ${columns('now', '$2')} from identity.session, (select app_now() as now) clock
       where token_hash = $1 and idle_expires_at > now`,
  }
  return rowOf<P>(await database.query(statement, [tokenHash, idleSeconds]))
}

/** The people of those of these sessions that are live now, by the id of the session. */
export async function peopleOfSessions<P>(database: Queryable, ids: readonly string[]): Promise<Map<string, P>> {
  const statement = {
    name: 'identity_people_of_sessions',
    text: 'select id, person from identity.session where id = any($1::uuid[]) and idle_expires_at > app_now()',
  }
  const { rows } = await database.query(statement, [ids])
  return new Map(rows.map(([id, person]) => [id as string, person as P]))
}

/** Restarts the idle time of a live session, up to its absolute end. The last use is written with it, and at no other time. */
export async function renewSession<P>(
  database: Queryable,
  tokenHash: Buffer,
  idleSeconds: number,
): Promise<SessionRow<P> | null> {
  const statement = {
    name: 'identity_renew_session',
    text: `update identity.session set last_used_at = now, idle_expires_at = least(now + $2 * interval '1 second', expires_at)
       from (select app_now() as now) clock
       where token_hash = $1 and idle_expires_at > now
       returning ${columns('now', '$2')}`,
  }
  return rowOf<P>(await database.query(statement, [tokenHash, idleSeconds]))
}

/** Ends one session, if it exists. */
export async function deleteSession(database: Queryable, tokenHash: Buffer): Promise<void> {
  const { rowCount } = await database.query('delete from identity.session where token_hash = $1', [tokenHash])
  if (rowCount > 0) await announceSession(database, tokenHash)
}

/** Ends every session of a user. */
export async function deleteSessionsOf(tx: Transaction, userId: string): Promise<void> {
  await tx.query('delete from identity.session where user_id = $1', [userId])
  await announceSessionsOf(tx, userId)
}

/** Replaces the person in every session of a user that has another one. */
export async function rewriteSessionsOf(tx: Transaction, person: SessionPerson): Promise<void> {
  const { rowCount } = await tx.query(
    'update identity.session set person = $2 where user_id = $1 and person <> $2::jsonb',
    [person.userId, JSON.stringify(person)],
  )
  if (rowCount > 0) await announceSessionsOf(tx, person.userId)
}

/** The users with a live session. */
export async function usersWithSessions(database: Queryable): Promise<string[]> {
  const { rows } = await database.query(
    'select distinct user_id from identity.session where idle_expires_at > app_now()',
  )
  return rows.map(([userId]) => String(userId))
}

// Durations as well as times, because the clock of this process may differ from that of the database.
const columns = (
  now: string,
  idleSeconds: string,
): string => `id, user_id, person, idle_expires_at, expires_at, is_first,
  extract(epoch from idle_expires_at - ${now}) * 1000,
  extract(epoch from least(${now} + ${idleSeconds} * interval '1 second', expires_at) - idle_expires_at) * 1000`

function rowOf<P>({ rows: [row] }: QueryResult): SessionRow<P> | null {
  if (row === undefined) return null
  const [id, userId, person, idleExpiresAt, expiresAt, isFirst, remainingMs, renewableMs] = row as [
    string,
    string,
    P,
    string,
    string,
    boolean,
    number,
    number,
  ]
  return { id, userId, person, idleExpiresAt, expiresAt, isFirst, remainingMs, renewableMs }
}
