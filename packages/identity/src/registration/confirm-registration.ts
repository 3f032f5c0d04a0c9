import { AppError } from 'contract'
import type { Queryable, Transaction } from 'database'
import { noteEvent } from '../note-event.ts'
import { readToken, revokeTokens, takeToken } from '../one-time/one-time-token.ts'
import { type PasswordParts, setPassword } from '../passwords/set-password.ts'
import type { People, SessionPerson } from '../people.ts'

export interface Confirmation {
  /** The token of the link that was mailed to the address. */
  readonly token: string
  readonly password: string
  /** The version of the terms that the person agreed to. */
  readonly acceptedTerms: string
}

/** Creates the user of an address that its link has proven. No account exists before that. */
export async function confirmRegistration<P extends SessionPerson>(
  { people, ...parts }: PasswordParts & { people: People<P> },
  tx: Transaction,
  { token, password, acceptedTerms }: Confirmation,
): Promise<{ email: string }> {
  const proven = await takeToken(tx, 'register', token)
  if (proven === null) throw new AppError('LINK_INVALID')
  const { subject: email } = proven
  const userId = await people.createUser(tx, email, { acceptedTerms })
  await setPassword(parts, tx, { userId, password, email })
  await noteEvent(people, tx, 'Registered', userId)
  // Other links for this address may have been requested by somebody else: none may be used after its owner registered.
  await revokeTokens(tx, 'register', email)
  await revokeTokens(tx, 'reset', userId)
  return { email }
}

/** Whose registration a link is; null when it cannot be used. `startUrl` is the address in the portal to go to afterwards. */
export async function previewRegistration(
  database: Queryable,
  token: string,
): Promise<{ email: string; startUrl: string } | null> {
  const found = await readToken(database, 'register', token)
  return found && { email: found.subject, startUrl: found.facts.startUrl ?? '/' }
}

/** Cancels all registrations of the address of a link. Does nothing for an invalid link. */
export async function cancelRegistration(tx: Transaction, token: string): Promise<void> {
  const proven = await takeToken(tx, 'register', token)
  if (proven !== null) await revokeTokens(tx, 'register', proven.subject)
}
