import { AppError } from 'contract'
import type { Transaction } from 'database'
import { countAttempt, withdrawAttempt } from '../attempts/sign-in-attempts.ts'
import { noteEvent } from '../note-event.ts'
import type { SessionPerson } from '../people.ts'
import type { CredentialParts } from './credential-parts.ts'

/** A signed-in user who proves with the password that a change of their login is theirs. */
export interface Owner {
  readonly userId: string
  readonly password: string
  readonly ip: string
  /** The token of the device that the browser sent; see `SignedIn`. */
  readonly deviceToken?: string | undefined
}

/**
 * Checks the password of a signed-in user; wrong ones count like failed sign-ins.
 *
 * @throws AppError `PASSWORD_INCORRECT` about field `password`; `TOO_MANY_REQUESTS`, `SIGN_IN_STOPPED`.
 */
export async function checkPassword<P extends SessionPerson>(
  { database, people, hasher, limits }: CredentialParts<P>,
  { userId, password, ip, deviceToken }: Owner,
): Promise<void> {
  const { attempt, passwordHash } = await database.transaction(async (tx) => ({
    attempt: await countAttempt(tx, { email: '', userId, ip, deviceToken }, limits),
    passwordHash: await passwordHashOf(tx, userId),
  }))
  const isRight = await hasher.matches(passwordHash, password).catch(async (error: unknown) => {
    // Not a wrong password: a busy server must not delay the account.
    await withdrawAttempt(database, attempt)
    throw error
  })
  if (!isRight) {
    await database.transaction((tx) => noteEvent(people, tx, 'SecondFactorFailed', userId))
    throw new AppError('PASSWORD_INCORRECT', {}, { field: 'password' })
  }
  await withdrawAttempt(database, attempt)
}

/** The stored hash of a user's password; null where there is none. */
export async function passwordHashOf(tx: Transaction, userId: string): Promise<string | null> {
  const { rows } = await tx.query('select password_hash from identity.credential where user_id = $1', [userId])
  const hash = rows[0]?.[0]
  return typeof hash === 'string' ? hash : null
}
