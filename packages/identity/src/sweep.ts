import type { Database } from 'database'
import { sweepAddressUses } from './addresses/address-uses.ts'
import type { SignInLimits } from './attempts/sign-in-limits.ts'
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
export async function sweep(
  database: Database,
  { failuresInARow }: Pick<SignInLimits, 'failuresInARow'>,
): Promise<Swept> {
  const sessions = await database.query('delete from identity.session where idle_expires_at <= (select app_now())')
  // Known and unknown addresses have one life, so that no guess reveals which an address is. An account that was stopped stays so.
  const attempts = await database.query(
    `delete from identity.sign_in_attempt
     where window_ends_at <= (select app_now())
       or (kind in ('device', 'email', 'user') and attempts < $1 and last_attempt_at <= (select app_now()) - interval '30 days')`,
    [failuresInARow],
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
