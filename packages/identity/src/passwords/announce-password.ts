import type { Transaction } from 'database'
import type { People, SessionPerson } from '../people.ts'
import { providersOf } from '../providers/bound-logins.ts'

/** Reports a new password, with the other ways to sign in that stay: an intruder with the old password may have added them. */
export async function announcePassword<P extends SessionPerson>(
  people: Pick<People<P>, 'passwordChanged'>,
  tx: Transaction,
  userId: string,
): Promise<void> {
  const passkeys = await tx.query('select name from identity.passkey where user_id = $1 order by added_at', [userId])
  const providers = await providersOf(tx, userId)
  await people.passwordChanged(tx, userId, {
    passkeys: passkeys.rows.map(([name]) => String(name)),
    providers: providers.map(({ issuer }) => issuer),
  })
}
