import type { Transaction } from 'database'
import { revokeLinks } from './one-time/one-time-token.ts'
import { lockUser } from './sessions/lock-user.ts'
import { deleteSessionsOf } from './sessions/session-rows.ts'

// The history of passwords goes with the credential.
const TABLES = [
  'credential',
  'known_device',
  'authenticator_app',
  'recovery_code',
  'passkey',
  'provider_login',
] as const

/** Deletes all that is stored of a user when `tx` commits: password, second factors, devices, sessions and links. */
export async function forgetUser(tx: Transaction, userId: string, email: string): Promise<void> {
  await lockUser(tx, userId)
  await deleteSessionsOf(tx, userId)
  await revokeLinks(tx, [userId, email])
  for (const table of TABLES) await tx.query(`delete from identity.${table} where user_id = $1`, [userId])
  await tx.query('delete from identity.sign_in_attempt where key = any($1)', [[userId, email]])
}
