import { AppError, limits } from 'contract'
import type { Database, Queryable, Transaction } from 'database'

/** The kind of thing that a preference is about. */
export type PreferenceKind = 'list' | 'relatedList' | 'layout'

/** The owner and the subject of a preference; the server computes the key, callers cannot choose it. */
export type PreferenceKey = { userId: string; kind: PreferenceKind; key: string }

/** The stored value, or null. */
export async function readPreference(queryable: Queryable, { userId, kind, key }: PreferenceKey): Promise<unknown> {
  const { rows } = await queryable.query(
    'select value from user_preference where user_id = $1 and kind = $2 and key = $3',
    [userId, kind, key],
  )
  return rows[0]?.[0] ?? null
}

/** The stored values of several preferences, by key. */
export async function readPreferences(
  queryable: Queryable,
  { userId, kind, keys }: { userId: string; kind: PreferenceKind; keys: readonly string[] },
): Promise<Map<string, unknown>> {
  const { rows } = await queryable.query(
    'select key, value from user_preference where user_id = $1 and kind = $2 and key = any($3)',
    [userId, kind, keys],
  )
  return new Map(rows.map(([key, value]) => [String(key), value]))
}

/**
 * Changes a preference: `change` gets the stored value with the row locked, so that concurrent changes are not lost.
 *
 * @throws AppError `QUERY_TOO_COMPLICATED` when the result is too large to keep.
 */
export async function changePreference(
  database: Database,
  { userId, kind, key }: PreferenceKey,
  change: (before: unknown) => object,
): Promise<void> {
  await database.transaction(async (tx) => {
    await tx.query(
      `insert into user_preference (user_id, kind, key, value, changed_at) values ($1, $2, $3, '{}', app_now())
       on conflict do nothing`,
      [userId, kind, key],
    )
    const { rows } = await tx.query(
      'select value from user_preference where user_id = $1 and kind = $2 and key = $3 for update',
      [userId, kind, key],
    )
    const value = JSON.stringify(change(rows[0]?.[0] ?? null))
    if (Buffer.byteLength(value) > limits.preferenceBytes) {
      throw new AppError('QUERY_TOO_COMPLICATED', {
        reason: `more than ${limits.preferenceBytes} bytes of preferences`,
      })
    }
    await tx.query(
      'update user_preference set value = $4, changed_at = app_now() where user_id = $1 and kind = $2 and key = $3',
      [userId, kind, key, value],
    )
  })
}

/** Removes a preference. */
export async function forgetPreference(tx: Transaction, { userId, kind, key }: PreferenceKey): Promise<void> {
  await tx.query('delete from user_preference where user_id = $1 and kind = $2 and key = $3', [userId, kind, key])
}
