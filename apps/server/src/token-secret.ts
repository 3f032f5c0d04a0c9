import { randomBytes } from 'node:crypto'
import type { Database } from 'database'

/** The secret that page tokens are signed with: generated once per database, so that every process accepts the tokens of the others. */
export async function tokenSecret(database: Database): Promise<string> {
  await database.query('insert into server.installation (token_secret) values ($1) on conflict do nothing', [
    randomBytes(32).toString('base64url'),
  ])
  const { rows } = await database.query('select token_secret from server.installation')
  return String(rows[0]?.[0])
}
