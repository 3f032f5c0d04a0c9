import type { Database } from 'database'

/** Removes sessions that have ended and counts of tries that no longer matter. */
export async function sweep(database: Database): Promise<{ sessions: number; attempts: number }> {
  const sessions = await database.query('delete from identity.session where idle_expires_at <= (select app_now())')
  // The failures in a row of a user stay, however old: only a sign-in or a new password ends them.
  const attempts = await database.query(
    `delete from identity.sign_in_attempt
     where window_ends_at <= (select app_now())
       or (kind = 'email' and last_attempt_at <= (select app_now()) - interval '1 day')`,
  )
  return { sessions: sessions.rowCount, attempts: attempts.rowCount }
}
