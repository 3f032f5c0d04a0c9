import type { Transaction } from 'database'
import type { CredentialEvent, People, SessionPerson } from './people.ts'

/** Reports an event of sign-in or of a password, with the time of the database. */
export async function noteEvent<P extends SessionPerson>(
  people: Pick<People<P>, 'credentialEvent'>,
  tx: Transaction,
  kind: CredentialEvent['kind'],
  userId: string | null,
): Promise<void> {
  const { rows } = await tx.query('select app_now()')
  people.credentialEvent(tx, { kind, userId, at: new Date(String(rows[0]?.[0])).toISOString() })
}
