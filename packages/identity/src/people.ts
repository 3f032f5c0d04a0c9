import type { SessionShape } from 'contract'
import type { Transaction } from 'database'

/** Who a session belongs to, as plain JSON: it is kept in the session's row. */
export type SessionPerson = {
  readonly userId: string
  /** What access is decided with. This package only keeps it. */
  readonly principal: unknown
  /** What pages show. */
  readonly view: SessionShape['user']
}

/** The users, as this package needs them. Every method reads in the given transaction, and sees what it has changed. */
export type People<P extends SessionPerson> = {
  /** @param email - in lower case, without spaces around it. */
  findByEmail(tx: Transaction, email: string): Promise<{ userId: string; active: boolean } | null>
  /**
   * The person of a user as of now; null when the user may not have a session. What it was read from stays locked
   * (`for share`) until the transaction ends, so that a session never begins with rights that are just being changed.
   */
  personOf(tx: Transaction, userId: string): Promise<P | null>
  /**
   * Makes the user of an address whose mailbox has been proven; of two at once the second one waits and is refused.
   *
   * @returns the id of the user.
   * @throws AppError `EMAIL_ALREADY_REGISTERED`; `EMAIL_NOT_RECOGNIZED` when the address may not have a user.
   */
  createUser(tx: Transaction, email: string, facts: { readonly acceptedTerms: string }): Promise<string>
  /** Told, in the transaction that does it, that a user has another password; not of the first one. */
  passwordChanged(tx: Transaction, userId: string): void
}
