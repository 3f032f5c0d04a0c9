import type { Queryable } from './queryable.ts'

const ROLE = 'navdesk_application'

/**
 * The name of the role for `connect({ role })` that may read and write rows but not change tables. Call it after `migrate`.
 *
 * @returns undefined where the owner of the database was not allowed to create it: requests then run as the owner.
 */
export async function applicationRole(database: Queryable): Promise<string | undefined> {
  const { rows } = await database.query(
    `select from pg_roles where rolname = $1 and pg_has_role(current_user, oid, 'set')`,
    [ROLE],
  )
  return rows.length > 0 ? ROLE : undefined
}
