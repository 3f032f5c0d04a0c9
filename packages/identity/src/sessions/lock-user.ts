import type { Transaction } from 'database'

/**
 * Blocks sign-ins of a user until this transaction ends. Waits for a sign-in that is in progress, so that its
 * session can be changed; a later one sees the changes of this transaction.
 */
export async function lockUser(tx: Transaction, userId: string): Promise<void> {
  await tx.query('select from identity.credential where user_id = $1 for update', [userId])
}
