import type { Transaction } from 'database'
import { hashOfToken, newSessionToken } from '../sessions/session-token.ts'

/** Known devices per user; the least recently used one is dropped. */
const MOST_DEVICES = 10

/** The hash of a device's token if this user has signed in there before; null for other tokens. */
export async function knownDevice(
  tx: Transaction,
  userId: string | null,
  token: string | undefined,
): Promise<Buffer | null> {
  const tokenHash = hashOfToken(token ?? '')
  if (tokenHash === null || userId === null) return null
  const { rowCount } = await tx.query('select from identity.known_device where token_hash = $1 and user_id = $2', [
    tokenHash,
    userId,
  ])
  return rowCount > 0 ? tokenHash : null
}

/**
 * Remembers the device of a sign-in. A token that was not issued to this user is never reused: an attacker may have put it
 * into the browser.
 *
 * @param known - the device's hash, if it is known.
 * @returns the new token of a device that was not known.
 */
export async function rememberDevice(tx: Transaction, userId: string, known: Buffer | null): Promise<string | null> {
  const token = known === null ? newSessionToken() : null
  await tx.query(
    `insert into identity.known_device (token_hash, user_id, last_used_at) values ($1, $2, app_now())
     on conflict (token_hash) do update set last_used_at = excluded.last_used_at`,
    [known ?? hashOfToken(token ?? ''), userId],
  )
  await tx.query(
    `delete from identity.known_device where token_hash in (
       select token_hash from identity.known_device where user_id = $1 order by last_used_at desc, token_hash offset $2
     )`,
    [userId, MOST_DEVICES],
  )
  return token
}

/** Forgets every device of a user: a person who knew the old password may have signed in. */
export async function forgetDevices(tx: Transaction, userId: string): Promise<void> {
  await tx.query('delete from identity.known_device where user_id = $1', [userId])
}
