import { AppError } from 'contract'
import type { Transaction } from 'database'
import { noteEvent } from '../note-event.ts'
import { revokeTokens, takeToken } from '../one-time/one-time-token.ts'
import type { People, SessionPerson } from '../people.ts'
import { deleteSessionsOf } from '../sessions/session-rows.ts'
import { announcePassword } from './announce-password.ts'
import { type PasswordParts, setPassword } from './set-password.ts'

/**
 * Sets a new password for the user of a mailed link: one to reset it, or that of a new person of the provider. All sessions end and every other such link becomes invalid, because
 * another person may know the old password. The user is not signed in.
 *
 * @returns the id of the user.
 */
export async function resetPassword<P extends SessionPerson>(
  { people, ...parts }: PasswordParts & { people: People<P> },
  tx: Transaction,
  { token, password }: { token: string; password: string },
): Promise<{ userId: string }> {
  const proven = (await takeToken(tx, 'reset', token)) ?? (await takeToken(tx, 'staff', token))
  const person = proven === null ? null : await people.personOf(tx, proven.subject)
  if (person === null) throw new AppError('LINK_INVALID')
  const { userId, view } = person
  await setPassword(parts, tx, { userId, password, email: view.email })
  await deleteSessionsOf(tx, userId)
  for (const purpose of ['reset', 'staff'] as const) await revokeTokens(tx, purpose, userId)
  await announcePassword(people, tx, userId)
  await noteEvent(people, tx, 'PasswordReset', userId)
  return { userId }
}
