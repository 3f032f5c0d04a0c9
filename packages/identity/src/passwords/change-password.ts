import { AppError } from 'contract'
import { type Attempt, countAttempt, withdrawAttempt } from '../attempts/sign-in-attempts.ts'
import { noteEvent } from '../note-event.ts'
import { revokeTokens } from '../one-time/one-time-token.ts'
import type { SessionPerson } from '../people.ts'
import { lockPerson } from '../sessions/lock-user.ts'
import { type Caller, deviceOf } from '../sessions/session-device.ts'
import { deleteSessionsOf, insertSession, type SessionRow } from '../sessions/session-rows.ts'
import { hashOfToken, newSessionToken } from '../sessions/session-token.ts'
import { announcePassword } from './announce-password.ts'
import { passwordHashOf } from './check-password.ts'
import type { CredentialParts } from './credential-parts.ts'
import { setPassword } from './set-password.ts'

export interface PasswordChange extends Caller {
  readonly userId: string
  readonly currentPassword: string
  readonly password: string
  /** The token of the device that the browser sent; see `SignedIn`. */
  readonly deviceToken?: string | undefined
}

/**
 * Changes the password of a signed-in user who knows the current one; wrong ones count like failed sign-ins. All sessions
 * end, and the caller gets a new one.
 */
export async function changePassword<P extends SessionPerson>(
  parts: CredentialParts<P>,
  change: PasswordChange,
): Promise<{ token: string; row: SessionRow<P> }> {
  const { database, limits } = parts
  const { userId, ip, deviceToken } = change
  const { attempt, passwordHash } = await database.transaction(async (tx) => ({
    attempt: await countAttempt(tx, { email: '', userId, ip, deviceToken }, limits),
    passwordHash: await passwordHashOf(tx, userId),
  }))
  const changed = await decide(parts, change, attempt, passwordHash).catch(async (error: unknown) => {
    // Not a wrong password: a broken rule or a busy server must not delay the account.
    await withdrawAttempt(database, attempt)
    throw error
  })
  if (changed === null) {
    await database.transaction((tx) => noteEvent(parts.people, tx, 'PasswordChangeFailed', userId))
    throw new AppError('PASSWORD_INCORRECT', {}, { field: 'currentPassword' })
  }
  return changed
}

async function decide<P extends SessionPerson>(
  parts: CredentialParts<P>,
  { userId, currentPassword, password, ...caller }: PasswordChange,
  attempt: Attempt,
  passwordHash: string | null,
): Promise<{ token: string; row: SessionRow<P> } | null> {
  const { database, people, sessionIdleSeconds: idleSeconds, absoluteSeconds } = parts
  if (!(await parts.hasher.matches(passwordHash, currentPassword))) return null
  const token = newSessionToken()
  const tokenHash = hashOfToken(token)
  if (tokenHash === null) throw new Error('A new token has the wrong form')
  return await database.transaction(async (tx) => {
    const person = await lockPerson(people, tx, userId)
    if (person === null) throw new AppError('NOT_SIGNED_IN')
    // Of two concurrent changes with the correct old password, the second one must fail.
    if ((await passwordHashOf(tx, userId)) !== passwordHash) return null
    await setPassword(parts, tx, { userId, password, email: person.view.email })
    await withdrawAttempt(tx, attempt)
    await deleteSessionsOf(tx, userId)
    await revokeTokens(tx, 'reset', userId)
    await announcePassword(people, tx, userId)
    await noteEvent(people, tx, 'PasswordChanged', userId)
    const device = deviceOf(caller)
    const session = { tokenHash, person, device, idleSeconds, absoluteSeconds: absoluteSeconds(person) }
    return { token, row: await insertSession<P>(tx, session) }
  })
}
