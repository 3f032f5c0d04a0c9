import type { Queryable } from 'database'

/** What a person does at a case in one tab. */
export type Activity = 'looking' | 'typing' | 'noting'

/** One tab of one session at one case. */
export type Place = { caseId: string; sessionId: string; tab: string }

/** A person at a case in one tab, with the seconds until the activity and until the presence expire. */
export type PresenceRow = {
  sessionId: string
  userId: string
  activity: Activity
  activeSeconds: number
  hereSeconds: number
}

const LOOKING_SECONDS = 45
const TYPING_SECONDS = 12
/** Longer than the interval in which pages repeat their report. */
const EXTEND_BELOW_SECONDS = 26
const TABS_OF_USER = 10
const ROWS_OF_CASE = 50
const SWEPT_AT_ONCE = 100

const NOW_DOING = "case when active_until > app_now() then activity else 'looking' end"

/** The current activity at a place; null when it has expired or there is none. */
export async function activityAt(database: Queryable, { caseId, sessionId, tab }: Place): Promise<Activity | null> {
  const { rows } = await database.query(
    `select ${NOW_DOING} from server.presence
     where case_id = $1 and session_id = $2 and tab = $3 and here_until > app_now()`,
    [caseId, sessionId, tab],
  )
  return (rows[0]?.[0] as Activity | undefined) ?? null
}

/**
 * Stores an activity at a place, and deletes the oldest tabs of a person with too many. The presence is extended only when it would expire in
 * less than `EXTEND_BELOW_SECONDS`: otherwise its expiry would reveal to customers who writes a note, which is reported more often.
 */
export async function keepActivity(
  database: Queryable,
  { caseId, sessionId, tab }: Place,
  userId: string,
  activity: Activity,
): Promise<void> {
  await database.query(
    `insert into server.presence (case_id, session_id, tab, user_id, activity, active_until, here_until)
     select $1, $2, $3, $4, $5, now + $6 * interval '1 second', now + $7 * interval '1 second'
     from (select app_now() as now) clock
     on conflict (case_id, session_id, tab) do update set
       activity = excluded.activity, active_until = excluded.active_until,
       here_until = case when presence.here_until < app_now() + $8 * interval '1 second'
         then excluded.here_until else presence.here_until end`,
    [caseId, sessionId, tab, userId, activity, TYPING_SECONDS, LOOKING_SECONDS, EXTEND_BELOW_SECONDS],
  )
  // Rows that another process is changing are skipped.
  await database.query(
    `with lapsed as (
       select ctid from server.presence where here_until <= app_now() limit $3 for update skip locked
     ), beyond as (
       select ctid from server.presence where user_id = $1 order by here_until desc, tab offset $2 for update skip locked
     )
     delete from server.presence where ctid in (select ctid from lapsed union all select ctid from beyond)`,
    [userId, TABS_OF_USER, SWEPT_AT_ONCE],
  )
}

/** @returns whether there was a presence at the place. */
export async function leave(database: Queryable, { caseId, sessionId, tab }: Place): Promise<boolean> {
  const { rowCount } = await database.query(
    'delete from server.presence where case_id = $1 and session_id = $2 and tab = $3 and here_until > app_now()',
    [caseId, sessionId, tab],
  )
  return rowCount > 0
}

/** The people at a case, the most recent first. */
export async function rowsOfCase(database: Queryable, caseId: string): Promise<PresenceRow[]> {
  const { rows } = await database.query(
    `select session_id, user_id, ${NOW_DOING},
       ceil(extract(epoch from active_until - app_now())), ceil(extract(epoch from here_until - app_now()))
     from server.presence where case_id = $1 and here_until > app_now() order by here_until desc limit $2`,
    [caseId, ROWS_OF_CASE],
  )
  return rows.map(([sessionId, userId, activity, activeSeconds, hereSeconds]) => ({
    sessionId: sessionId as string,
    userId: userId as string,
    activity: activity as Activity,
    activeSeconds: Number(activeSeconds),
    hereSeconds: Number(hereSeconds),
  }))
}

/** Shortens the presence of a session to a few seconds. @returns its cases. */
export async function shorten(database: Queryable, sessionId: string, seconds: number): Promise<string[]> {
  const { rows } = await database.query(
    `update server.presence set
       here_until = least(here_until, app_now() + $2 * interval '1 second'),
       active_until = least(active_until, app_now() + $2 * interval '1 second')
     where session_id = $1 and here_until > app_now() returning case_id`,
    [sessionId, seconds],
  )
  return casesOf(rows)
}

/** Deletes the presence of a session. @returns its cases. */
export async function endSession(database: Queryable, sessionId: string): Promise<string[]> {
  const { rows } = await database.query('delete from server.presence where session_id = $1 returning case_id', [
    sessionId,
  ])
  return casesOf(rows)
}

const casesOf = (rows: unknown[][]): string[] => [...new Set(rows.map(([caseId]) => caseId as string))]
