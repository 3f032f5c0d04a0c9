import type { Transaction } from 'database'
import { revokeTokens } from './one-time-token.ts'

/** Ends the sign-ins and set-ups of a user that wait for their next step. */
export async function revokeSteps(tx: Transaction, userId: string): Promise<void> {
  for (const purpose of ['second-factor', 'factor-set-up', 'app', 'passkey'] as const) {
    await revokeTokens(tx, purpose, userId)
  }
}
