import { AppError } from 'contract'
import type { Queryable, Transaction } from 'database'
import { noteEvent } from '../note-event.ts'
import { readToken, revokeLinks, revokeTokens, storeToken, takeToken } from '../one-time/one-time-token.ts'
import { type PasswordParts, setPassword } from '../passwords/set-password.ts'
import type { People, SessionPerson } from '../people.ts'

export interface Confirmation {
  /** The token of the link that was mailed to the address. */
  readonly token: string
  readonly password: string
  /** The version of the terms that the person agreed to. */
  readonly acceptedTerms: string
  /** The current version. */
  readonly currentTerms: string
}

/** Creates the user of a link of a registration or an invitation, which proves the address. No account exists before that. */
export async function confirmRegistration<P extends SessionPerson>(
  { people, ...parts }: PasswordParts & { people: People<P> },
  tx: Transaction,
  { token, password, ...terms }: Confirmation,
): Promise<{ email: string }> {
  const invited = await takeToken(tx, 'invite', token)
  const proven = invited ?? (await takeToken(tx, 'register', token))
  if (proven === null) throw await refusalOf(tx, token)
  const { subject: email } = proven
  const userId = await people.createUser(tx, email, { ...terms, isInvited: invited !== null })
  await setPassword(parts, tx, { userId, password, email })
  await noteEvent(people, tx, 'Registered', userId)
  // Other links for this address may have been requested by other people: none may be used after its owner registered.
  await revokeLinks(tx, [email, userId])
  await storeToken(tx, 'registered', token, { subject: email, facts: {} })
  return { email }
}

/** Why a link cannot be used: its account exists, or it is invalid. */
const refusalOf = async (database: Queryable, token: string): Promise<AppError> =>
  new AppError((await readToken(database, 'registered', token)) ? 'EMAIL_ALREADY_REGISTERED' : 'LINK_INVALID')

/**
 * The registration or invitation of a link. `startUrl` is the page of the portal to open afterwards.
 *
 * @throws AppError `EMAIL_ALREADY_REGISTERED` for the link by which the account was created; `LINK_INVALID`.
 */
export async function previewRegistration(
  database: Queryable,
  token: string,
): Promise<{ email: string; startUrl: string }> {
  const invitation = (await readToken(database, 'invite', token)) ?? (await readToken(database, 'register', token))
  if (invitation === null) throw await refusalOf(database, token)
  return { email: invitation.subject, startUrl: invitation.facts.startUrl ?? '/' }
}

/** Cancels all registrations and invitations of the address of a link. Does nothing for an invalid link. */
export async function cancelRegistration(tx: Transaction, token: string): Promise<void> {
  const proven = (await takeToken(tx, 'invite', token)) ?? (await takeToken(tx, 'register', token))
  if (proven === null) return
  for (const purpose of ['invite', 'register'] as const) await revokeTokens(tx, purpose, proven.subject)
}
