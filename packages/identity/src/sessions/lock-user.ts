import type { Transaction } from 'database'
import type { People, SessionPerson } from '../people.ts'

/**
 * Blocks sign-ins of a user until this transaction ends. Waits for a sign-in that is in progress, so that its
 * session can be changed; a later one sees the changes of this transaction.
 */
export async function lockUser(tx: Transaction, userId: string): Promise<void> {
  await tx.query('select from identity.credential where user_id = $1 for update', [userId])
}

/**
 * The person of a user, who may not change until this transaction ends, and whose sign-ins wait for it. Locks the person first and the credential
 * second, as everything does that holds both, to prevent deadlocks.
 *
 * @returns null when the user may not have a session.
 */
export async function lockPerson<P extends SessionPerson>(
  people: Pick<People<P>, 'personOf'>,
  tx: Transaction,
  userId: string,
): Promise<P | null> {
  const person = await people.personOf(tx, userId)
  await lockUser(tx, userId)
  return person
}
