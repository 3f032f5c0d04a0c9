import type { Queryable, Statement, Transaction } from 'database'
import { prepared } from '../schema/prepared.ts'

const KEPT = 200

/** One use in this many trims the list: trimming at every use would cost more than it saves. */
const USES_PER_CUT = 32

/** Marks a record as just used by a user. Occasionally removes the oldest entries beyond 200 per object. */
export async function markUsed(
  database: Queryable,
  userId: string,
  objectApiName: string,
  recordId: string,
): Promise<void> {
  for (const [statement, values] of marks(userId, objectApiName, recordId)) await database.query(statement, values)
}

/** As {@link markUsed}, in an open transaction. */
export function markUsedWithin(tx: Transaction, userId: string, objectApiName: string, recordId: string): void {
  for (const [statement, values] of marks(userId, objectApiName, recordId)) tx.pipeline(statement, values)
}

function marks(userId: string, objectApiName: string, recordId: string): [Statement, string[]][] {
  const mark: [Statement, string[]] = [MARK, [userId, objectApiName, recordId]]
  return isTurnToCut(recordId) ? [mark, [CUT, [userId, objectApiName]]] : [mark]
}

/** Ids of the records that a user used, newest first; includes records that the user may no longer see. */
export async function usedIds(database: Queryable, userId: string, objectApiName: string): Promise<string[]> {
  const { rows } = await database.query(USED, [userId, objectApiName])
  return rows.map(([id]) => String(id))
}

// The digits before the check suffix are random.
const isTurnToCut = (recordId: string): boolean => recordId.charCodeAt(14) % USES_PER_CUT === 0

const MARK = prepared(
  `insert into recently_used (user_id, object, record_id, used_at) values ($1, $2, $3, app_now())
   on conflict (user_id, object, record_id) do update set used_at = excluded.used_at`,
)

// Skips rows that another transaction has locked: no request waits for this list.
const CUT = prepared(
  `delete from recently_used where (user_id, object, record_id) in (
     select user_id, object, record_id from recently_used where user_id = $1 and object = $2
     order by used_at desc offset ${KEPT} for update skip locked)`,
)

const USED = prepared(
  `select record_id from recently_used where user_id = $1 and object = $2 order by used_at desc, record_id desc limit ${KEPT}`,
)
