import { AppError } from 'contract'
import type { Transaction } from 'database'
import type { People, SessionPerson } from '../people.ts'

/** The people of the tests, in one small table. */
export type ToyPerson = SessionPerson & { readonly principal: { readonly profile: string } }

export const toyPeopleTable = `create table toy_person (
  user_id text primary key, email text not null unique, profile text not null, active boolean not null
);
create table toy_news (line text not null);
create table toy_event (event json not null)`

export const toyPeople: People<ToyPerson> = {
  findByEmail: async (tx, email) => {
    const { rows } = await tx.query('select user_id, active from toy_person where email = $1', [email])
    const [row] = rows as [string, boolean][]
    return row === undefined ? null : { userId: row[0], active: row[1] }
  },
  personOf: async (tx, userId) => {
    const { rows } = await tx.query(
      `select email, profile, exists (select from toy_event where event->>'userId' = $1 and event->>'kind' = 'SignIn')
       from toy_person where user_id = $1 and active for share`,
      [userId],
    )
    const [row] = rows as [string, string, boolean][]
    return row === undefined ? null : toyPerson(userId, ...row)
  },
  createUser: async (tx, email, { acceptedTerms }) => {
    const userId = email.split('@')[0] ?? ''
    const { rowCount } = await tx.query('select from toy_person where email = $1', [email])
    if (rowCount > 0) throw new AppError('EMAIL_ALREADY_REGISTERED')
    await tx.query("insert into toy_person values ($1, $2, 'Customer', true)", [userId, email])
    await tx.query('insert into toy_news values ($1)', [`${userId} accepted ${acceptedTerms}`])
    return userId
  },
  credentialEvent: (tx, event) => tx.pipeline('insert into toy_event values ($1)', [JSON.stringify(event)]),
  passwordChanged: async (tx, userId, { passkeys, providers }) => {
    const left = [...passkeys, ...providers].map((name) => `, ${name} stays`).join('')
    tx.pipeline('insert into toy_news values ($1)', [`${userId} has another password${left}`])
  },
  secondFactorChanged: (tx, userId, change) =>
    tx.pipeline('insert into toy_news values ($1)', [`${userId}: ${change}`]),
}

export async function insertToyPerson(
  tx: Transaction,
  userId: string,
  facts: { active?: boolean } = {},
): Promise<void> {
  await tx.query("insert into toy_person values ($1, $1 || '@osprey.example', 'Customer', $2)", [
    userId,
    facts.active ?? true,
  ])
}

function toyPerson(userId: string, email: string, profile: string, hasSignedIn: boolean): ToyPerson {
  const none = { contactId: null, accountId: null, accountName: null }
  const place = { timeZone: 'UTC', locale: 'en-US', isGuest: false, permissionEpoch: 1 }
  const view = { id: userId, name: userId, email, profile, ...none, ...place }
  return { userId, principal: { profile }, view, hasSignedIn }
}
