import type { Queryable } from 'database'

const KEPT = 200

/** Marks a record as used by a user just now; the oldest beyond 200 an object are forgotten. */
export async function markUsed(
  database: Queryable,
  userId: string,
  objectApiName: string,
  recordId: string,
): Promise<void> {
  await database.query(
    `insert into recently_used (user_id, object, record_id, used_at) values ($1, $2, $3, app_now())
     on conflict (user_id, object, record_id) do update set used_at = excluded.used_at`,
    [userId, objectApiName, recordId],
  )
  await database.query(
    `delete from recently_used where (user_id, object, record_id) in (
       select user_id, object, record_id from recently_used where user_id = $1 and object = $2 order by used_at desc offset ${KEPT})`,
    [userId, objectApiName],
  )
}

/** Ids of the records that a user used, newest first. What the user may not see any more is still among them. */
export async function usedIds(database: Queryable, userId: string, objectApiName: string): Promise<string[]> {
  const { rows } = await database.query(
    'select record_id from recently_used where user_id = $1 and object = $2 order by used_at desc, record_id desc',
    [userId, objectApiName],
  )
  return rows.map(([id]) => String(id))
}
