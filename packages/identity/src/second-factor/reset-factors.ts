import type { Transaction } from 'database'
import { revokeSteps } from '../one-time/one-time-token.ts'
import type { People, SessionPerson } from '../people.ts'
import { lockUser } from '../sessions/lock-user.ts'
import { deleteSessionsOf } from '../sessions/session-rows.ts'
import { removeApp } from './authenticator-app.ts'
import { removePasskeys } from './passkeys.ts'
import { removeRecoveryCodes } from './recovery-codes.ts'

/**
 * Removes all second factors of a user, and ends the sessions and the sign-ins under way, when `tx` commits. The owner is notified. Signing in
 * then takes the password alone, or asks those who must have a factor to set one up.
 */
export async function resetFactors<P extends SessionPerson>(
  people: Pick<People<P>, 'secondFactorChanged'>,
  tx: Transaction,
  userId: string,
): Promise<void> {
  await lockUser(tx, userId)
  await removeApp(tx, userId)
  await removePasskeys(tx, userId)
  await removeRecoveryCodes(tx, userId)
  await revokeSteps(tx, userId)
  await deleteSessionsOf(tx, userId)
  people.secondFactorChanged(tx, userId, 'SecondFactorsReset')
}
