import type { Database } from 'database'
import { sweepAddressUses } from './addresses/address-uses.ts'
import { sweepTokens } from './one-time/one-time-token.ts'
import { sweepPendingRegistrations } from './registration/pending-registration.ts'

/** How many rows of each kind were removed. */
export interface Swept {
  readonly sessions: number
  readonly attempts: number
  readonly tokens: number
  readonly addressUses: number
}

/** Removes ended sessions, expired links and counts of attempts that no limit uses any more. */
export async function sweep(database: Database): Promise<Swept> {
  const sessions = await database.query('delete from identity.session where idle_expires_at <= (select app_now())')
  // The consecutive failures of a user are kept without a time limit: only a sign-in or a new password resets them.
  const attempts = await database.query(
    `delete from identity.sign_in_attempt
     where window_ends_at <= (select app_now())
       or (kind in ('device', 'email') and last_attempt_at <= (select app_now()) - interval '1 day')`,
  )
  await database.query(
    "delete from identity.known_device where last_used_at <= (select app_now()) - interval '180 days'",
  )
  await sweepPendingRegistrations(database)
  return {
    sessions: sessions.rowCount,
    attempts: attempts.rowCount,
    tokens: await sweepTokens(database),
    addressUses: await sweepAddressUses(database),
  }
}
