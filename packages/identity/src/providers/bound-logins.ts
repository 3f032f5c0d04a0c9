import { AppError } from 'contract'
import type { Queryable, Transaction } from 'database'
import { noteEvent } from '../note-event.ts'
import type { TokenSubject } from '../one-time/one-time-token.ts'
import type { People, SessionPerson } from '../people.ts'

/** A login, and the person of an identity provider who signs in to it. */
export interface ProviderBinding {
  readonly issuer: string
  readonly subject: string
  readonly userId: string
}

/** Whether the login is bound to another subject of the provider, or the subject to another login. */
export async function isBoundElsewhere(
  tx: Transaction,
  { issuer, subject, userId }: ProviderBinding,
): Promise<boolean> {
  const { rowCount } = await tx.query(
    `select from identity.provider_login
     where issuer = $1 and (subject = $2 or user_id = $3) and not (subject = $2 and user_id = $3)`,
    [issuer, subject, userId],
  )
  return rowCount > 0
}

/** Binds a login to a person of a provider, once. @returns false as {@link isBoundElsewhere}. */
export async function bindSubject<P extends SessionPerson>(
  people: Pick<People<P>, 'credentialEvent'>,
  tx: Transaction,
  binding: ProviderBinding,
): Promise<boolean> {
  const { issuer, subject, userId } = binding
  const { rowCount } = await tx.query(
    `insert into identity.provider_login (issuer, subject, user_id, added_at) values ($1, $2, $3, app_now())
     on conflict do nothing`,
    [issuer, subject, userId],
  )
  if (rowCount > 0) await noteEvent(people, tx, 'ProviderAdded', userId)
  return rowCount > 0 || !(await isBoundElsewhere(tx, binding))
}

/** A provider by which a login is signed in to, and the time of the first sign-in, ISO 8601 in UTC. */
export interface BoundProvider {
  readonly issuer: string
  readonly addedAt: string
}

/** The providers of a login, the oldest binding first. */
export async function providersOf(database: Queryable, userId: string): Promise<BoundProvider[]> {
  const { rows } = await database.query(
    `select issuer, added_at from identity.provider_login where user_id = $1 order by added_at, issuer`,
    [userId],
  )
  return rows.map(([issuer, addedAt]) => ({ issuer: String(issuer), addedAt: String(addedAt) }))
}

/** Removes a binding. The provider's next sign-in is bound by the address, as the first one was. @returns whether there was one. */
export async function removeBinding(tx: Transaction, userId: string, issuer: string): Promise<boolean> {
  const { rowCount } = await tx.query('delete from identity.provider_login where user_id = $1 and issuer = $2', [
    userId,
    issuer,
  ])
  return rowCount > 0
}

/** Binds the login of a step that a provider's sign-in began; other steps bind none. @throws AppError `STEP_EXPIRED` */
export async function bindOfStep<P extends SessionPerson>(
  people: Pick<People<P>, 'credentialEvent'>,
  tx: Transaction,
  { subject: userId, facts: { issuer, providerSubject } }: TokenSubject,
): Promise<void> {
  if (issuer === undefined || providerSubject === undefined) return
  if (!(await bindSubject(people, tx, { issuer, subject: providerSubject, userId }))) throw new AppError('STEP_EXPIRED')
}
