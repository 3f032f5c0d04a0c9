import type { Transaction } from 'database'

/**
 * Holds back the sign-ins of a user until this transaction ends. A sign-in that came first is waited for, so that its
 * session is there to be changed; one that comes later sees what this transaction wrote.
 */
export async function lockUser(tx: Transaction, userId: string): Promise<void> {
  await tx.query('select from identity.credential where user_id = $1 for update', [userId])
}
