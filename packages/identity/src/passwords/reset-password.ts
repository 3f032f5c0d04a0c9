import { AppError } from 'contract'
import type { Transaction } from 'database'
import { noteEvent } from '../note-event.ts'
import { revokeTokens, takeToken } from '../one-time/one-time-token.ts'
import type { People, SessionPerson } from '../people.ts'
import { deleteSessionsOf } from '../sessions/session-rows.ts'
import type { PasswordHasher } from './password-hasher.ts'
import { setPassword } from './set-password.ts'

/**
 * Sets a new password for the user of a mailed link. All sessions end and every other such link becomes invalid, because
 * somebody else may know the old password. The user is not signed in.
 *
 * @returns the id of the user.
 */
export async function resetPassword<P extends SessionPerson>(
  { people, hasher }: { people: People<P>; hasher: PasswordHasher },
  tx: Transaction,
  { token, password }: { token: string; password: string },
): Promise<{ userId: string }> {
  const proven = await takeToken(tx, 'reset', token)
  const person = proven === null ? null : await people.personOf(tx, proven.subject)
  if (person === null) throw new AppError('LINK_INVALID')
  const { userId } = person
  await setPassword(hasher, tx, userId, password)
  await deleteSessionsOf(tx, userId)
  await revokeTokens(tx, 'reset', userId)
  people.passwordChanged(tx, userId)
  await noteEvent(people, tx, 'PasswordReset', userId)
  return { userId }
}
