import { hash } from 'node:crypto'
import type { Queryable, Transaction } from 'database'
import { hashOfToken, newSessionToken } from '../sessions/session-token.ts'

/**
 * The purposes of tokens: links in mails; `provider`, a sign-in at an identity provider; `app`, the set-up of an authenticator app; the
 * steps of a sign-in after a correct password, to enter a second factor or to set one up; and the challenges that a passkey signs when it
 * is added and used.
 */
export type TokenPurpose =
  | 'address'
  | 'app'
  | 'factor-set-up'
  | 'guest'
  | 'guest-case'
  | 'guest-opened'
  | 'invite'
  | 'passkey'
  | 'passkey-sign-in'
  | 'provider'
  | 'register'
  | 'registered'
  | 'reset'
  | 'second-factor'
  | 'staff'

/** The subject of a link, and data of the request that created it. */
export interface TokenSubject {
  /** The id of a user, or the address that the link proves. */
  readonly subject: string
  readonly facts: Readonly<Record<string, string>>
}

/**
 * Lifetime of links: an hour to reset, a day to register or to prove a new address, a day for the first password of a person of the provider, a week after an invitation, half an hour to prove the address of a guest, 30 days
 * to read the case of a guest, which is never taken, so that it opens the case as often as it is used. A day for a link by which a case
 * was opened, to learn its number once more. A week for a link by which an account was created, to say so when it is opened again. Steps of a sign-in and of a set-up take ten minutes, those of a passkey five.
 */
const LIFE_SECONDS: Readonly<Record<TokenPurpose, number>> = {
  address: 86_400,
  app: 600,
  'factor-set-up': 600,
  guest: 1_800,
  'guest-case': 30 * 86_400,
  'guest-opened': 86_400,
  invite: 604_800,
  passkey: 300,
  'passkey-sign-in': 300,
  provider: 600,
  register: 86_400,
  registered: 604_800,
  reset: 3_600,
  'second-factor': 600,
  staff: 86_400,
}

/**
 * Creates a token of 256 random bits. Only its hash is stored.
 *
 * @param registration - the `id` of the pending registration with which the token goes, if there is one.
 * @returns the token, 43 URL-safe characters.
 */
export async function issueToken(
  tx: Transaction,
  purpose: TokenPurpose,
  { subject, facts }: TokenSubject,
  registration: string | null = null,
): Promise<string> {
  const token = newSessionToken()
  await storeToken(tx, purpose, token, { subject, facts }, registration)
  return token
}

/** Gives a token that its holder has and that was taken in this transaction another purpose. */
export async function storeToken(
  tx: Transaction,
  purpose: TokenPurpose,
  token: string,
  { subject, facts }: TokenSubject,
  registration: string | null = null,
): Promise<void> {
  await tx.query(
    `insert into identity.one_time_token (token_hash, purpose, subject, facts, created_at, expires_at, registration)
     select $1, $2, $3, $4, now, now + $5 * interval '1 second', decode($6, 'hex') from (select app_now() as now) clock`,
    [hashOfToken(token), purpose, subject, JSON.stringify(facts), LIFE_SECONDS[purpose], registration],
  )
}

/** An id of a token, to store with the results of its use: 18 characters, which do not reveal the token and are not a valid record id. */
export function tokenIdOf(token: string): string {
  return `link:${hash('sha256', `id of ${token}`, 'base64url').slice(0, 13)}`
}

/** Adds to what a live token stands for. @returns false when it cannot be used. */
export async function addTokenFacts(
  database: Queryable,
  purpose: TokenPurpose,
  token: string,
  facts: TokenSubject['facts'],
): Promise<boolean> {
  const { rowCount } = await database.query(
    `update identity.one_time_token set facts = facts || $3::jsonb
     where token_hash = $1 and purpose = $2 and expires_at > (select app_now())`,
    [hashOfToken(token), purpose, JSON.stringify(facts)],
  )
  return rowCount === 1
}

/**
 * Uses up a token when `tx` commits. One of several concurrent requests gets it; the others wait for it and get null.
 *
 * @returns null when it was not issued for this purpose, was used, or has expired.
 */
export async function takeToken(tx: Transaction, purpose: TokenPurpose, token: string): Promise<TokenSubject | null> {
  const tokenHash = hashOfToken(token)
  if (tokenHash === null) return null
  const { rows } = await tx.query(
    `delete from identity.one_time_token
     where token_hash = $1 and purpose = $2 and expires_at > (select app_now())
     returning subject, facts`,
    [tokenHash, purpose],
  )
  const [row] = rows as [string, Record<string, string>][]
  return row === undefined ? null : { subject: row[0], facts: row[1] }
}

/** What a token stands for, without using it up. @returns as `takeToken`. */
export async function readToken(
  database: Queryable,
  purpose: TokenPurpose,
  token: string,
): Promise<TokenSubject | null> {
  const { rows } = await database.query(
    `select subject, facts from identity.one_time_token
     where token_hash = $1 and purpose = $2 and expires_at > (select app_now())`,
    [hashOfToken(token), purpose],
  )
  const [row] = rows as [string, Record<string, string>][]
  return row === undefined ? null : { subject: row[0], facts: row[1] }
}

/** Revokes every token of a subject and purpose. */
export async function revokeTokens(tx: Transaction, purpose: TokenPurpose, subject: string): Promise<void> {
  await tx.query('delete from identity.one_time_token where subject = $1 and purpose = $2', [subject, purpose])
}

/** Ends the sign-ins and set-ups of a user that wait for their next step. */
export async function revokeSteps(tx: Transaction, userId: string): Promise<void> {
  for (const purpose of ['second-factor', 'factor-set-up', 'app', 'passkey'] as const) {
    await revokeTokens(tx, purpose, userId)
  }
}

/** Revokes every token of these subjects, of all purposes. */
export async function revokeLinks(tx: Transaction, subjects: readonly string[]): Promise<void> {
  await tx.query('delete from identity.one_time_token where subject = any($1)', [subjects])
}

/** Removes expired tokens. @returns how many. */
export async function sweepTokens(database: Queryable): Promise<number> {
  const { rowCount } = await database.query(
    'delete from identity.one_time_token where expires_at <= (select app_now())',
  )
  return rowCount
}
