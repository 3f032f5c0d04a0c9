import type { Queryable, Transaction } from 'database'
import { issueToken } from '../one-time/one-time-token.ts'
import { hashOfToken, newSessionToken } from '../sessions/session-token.ts'

/** A registration that a browser has begun. */
export interface PendingRegistration {
  /** The secret of the browser that began the registration; it allows to cancel it. */
  readonly token: string
  /** Identifies it in the queue, without the secret. */
  readonly id: string
}

/** The content of the link of a registration. */
export interface RegistrationLink {
  readonly email: string
  /** The address in the portal to go to afterwards. */
  readonly startUrl: string
  /** The `id` of the pending registration; absent in mails that were queued before there were any. */
  readonly registration?: string | undefined
}

// Longer than its links, which begin when they are mailed.
const LIFE_HOURS = 48

/**
 * Begins a registration for which a mail is sent, or prolongs the one that the browser has begun. It stores no address, so it does not
 * reveal whether an address is known.
 */
export async function beginRegistration(tx: Transaction, begunToken: string | undefined): Promise<PendingRegistration> {
  const begunHash = begunToken === undefined ? null : hashOfToken(begunToken)
  const { rowCount } = await tx.query(
    `update identity.pending_registration set expires_at = app_now() + $2 * interval '1 hour'
     where token_hash = $1 and expires_at > app_now()`,
    [begunHash, LIFE_HOURS],
  )
  if (rowCount > 0 && begunToken !== undefined && begunHash !== null) {
    return { token: begunToken, id: begunHash.toString('hex') }
  }
  const token = newSessionToken()
  const tokenHash = hashOfToken(token)
  if (tokenHash === null) throw new Error('A new token has the wrong form')
  await tx.query(
    `insert into identity.pending_registration (token_hash, expires_at)
     values ($1, app_now() + $2 * interval '1 hour')`,
    [tokenHash, LIFE_HOURS],
  )
  return { token, id: tokenHash.toString('hex') }
}

/** A registration for which no mail is sent. Nothing is stored, so that a flood leaves no rows; its secret looks like any other. */
export function unmailedRegistration(begunToken: string | undefined): PendingRegistration {
  const begunHash = hashOfToken(begunToken ?? '')
  return begunToken !== undefined && begunHash !== null
    ? { token: begunToken, id: begunHash.toString('hex') }
    : { token: newSessionToken(), id: '' }
}

/** Creates the token of a registration link. @returns null when the registration was cancelled. */
export async function issueRegistrationToken(
  tx: Transaction,
  { email, startUrl, registration }: RegistrationLink,
): Promise<string | null> {
  if (registration !== undefined) {
    // Locked, so that a concurrent cancellation either comes first or also invalidates this link.
    const { rowCount } = await tx.query(
      `select from identity.pending_registration where token_hash = decode($1, 'hex') for key share`,
      [registration],
    )
    if (rowCount === 0) return null
  }
  return await issueToken(tx, 'register', { subject: email, facts: { startUrl } }, registration)
}

/** Cancels the registration that a browser has begun: its mailed links, and those in the queue. Does nothing for an unknown token. */
export async function cancelPendingRegistration(tx: Transaction, token: string): Promise<void> {
  await tx.query('delete from identity.pending_registration where token_hash = $1', [hashOfToken(token)])
}

/** Removes registrations that were not completed in time. */
export async function sweepPendingRegistrations(database: Queryable): Promise<void> {
  await database.query('delete from identity.pending_registration where expires_at <= (select app_now())')
}
