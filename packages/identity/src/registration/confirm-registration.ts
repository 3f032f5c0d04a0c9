import { AppError } from 'contract'
import type { Transaction } from 'database'
import { revokeTokens, takeToken } from '../one-time/one-time-token.ts'
import type { PasswordHasher } from '../passwords/password-hasher.ts'
import { setPassword } from '../passwords/set-password.ts'
import type { People, SessionPerson } from '../people.ts'

export interface Confirmation {
  /** Of the link that was mailed to the address. */
  readonly token: string
  readonly password: string
  /** The version of the terms that the person agreed to. */
  readonly acceptedTerms: string
}

/** Makes the user of an address that its link has proven. Before that there was nothing that anybody could sign in to. */
export async function confirmRegistration<P extends SessionPerson>(
  { people, hasher }: { people: People<P>; hasher: PasswordHasher },
  tx: Transaction,
  { token, password, acceptedTerms }: Confirmation,
): Promise<{ email: string }> {
  const proven = await takeToken(tx, 'register', token)
  if (proven === null) throw new AppError('LINK_INVALID')
  const { subject: email } = proven
  const userId = await people.createUser(tx, email, { acceptedTerms })
  await setPassword(hasher, tx, userId, password)
  // Whoever asked for the others, and whatever for: none of them may come after the owner of the mailbox.
  await revokeTokens(tx, 'register', email)
  await revokeTokens(tx, 'reset', userId)
  return { email }
}

/** Ends a registration, and all others of the same address. A link that is no longer good has nothing left to end. */
export async function cancelRegistration(tx: Transaction, token: string): Promise<void> {
  const proven = await takeToken(tx, 'register', token)
  if (proven !== null) await revokeTokens(tx, 'register', proven.subject)
}
