import { APPLICATION_ROLE } from 'local-postgres'
import type { Queryable } from './queryable.ts'

/**
 * The name of the role for `connect({ role })` that may read and write rows but not change tables. Call it after `migrate`.
 *
 * @returns undefined where the owner of the database was not allowed to create it: requests then run as the owner.
 */
export async function applicationRole(database: Queryable): Promise<string | undefined> {
  const { rows } = await database.query(
    `select from pg_roles where rolname = $1 and pg_has_role(current_user, oid, 'set')`,
    [APPLICATION_ROLE],
  )
  return rows.length > 0 ? APPLICATION_ROLE : undefined
}

/**
 * Lets the role log in, where the authentication rules of PostgreSQL admit it. A connection that takes it on by
 * `connect({ role })` instead can leave it again, by RESET ROLE.
 */
export async function letApplicationLogIn(owner: Queryable): Promise<void> {
  await owner.query(`alter role ${APPLICATION_ROLE} login`)
}

/** The login of a connection, when it is a superuser or may become one, with any current role; null for any other. */
export async function superuserLogin(database: Queryable): Promise<string | null> {
  const { rows } = await database.query(
    `select session_user where exists (select from pg_roles where rolsuper and pg_has_role(session_user, oid, 'set'))`,
  )
  return rows.length > 0 ? String(rows[0]?.[0]) : null
}
