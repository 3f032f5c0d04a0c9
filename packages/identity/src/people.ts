import type { SessionShape } from 'contract'
import type { Transaction } from 'database'

/** The user of a session, as plain JSON: it is stored in the row of the session. */
export type SessionPerson = {
  readonly userId: string
  /** The input for access decisions; this package only stores it. */
  readonly principal: unknown
  /** The data that pages show. */
  readonly view: SessionShape['user']
  /** Whether a session of the user has begun before. */
  readonly hasSignedIn: boolean
}

/** A change of the ways to sign in to a login, besides the password; the owner is notified. */
export type FactorChange =
  | 'AuthenticatorAppAdded'
  | 'AuthenticatorAppRemoved'
  | 'PasskeyAdded'
  | 'PasskeyRemoved'
  | 'ProviderRemoved'
  | 'RecoveryCodesMade'
  | 'RecoveryCodeUsed'
  | 'SecondFactorsReset'

/** An event of sign-in, of a password or of a second factor. `at` is the time of its transaction, ISO 8601 in UTC. */
export type CredentialEvent = {
  readonly kind:
    | FactorChange
    | 'PasswordChangeFailed'
    | 'PasswordChanged'
    | 'PasswordReset'
    | 'ProviderAdded'
    | 'Registered'
    | 'SecondFactorFailed'
    | 'SessionsEnded'
    | 'SignIn'
    | 'SignInFailed'
  readonly userId: string | null
  readonly at: string
}

/** The other ways to sign in, which stay valid after a new password: passkeys by name, and identity providers by address. */
export type RemainingSignIns = { readonly passkeys: readonly string[]; readonly providers: readonly string[] }

/** The port to the users. Every method reads in the given transaction and sees its changes. */
export type People<P extends SessionPerson> = {
  /** @param email - in lower case, without spaces around it. */
  findByEmail(tx: Transaction, email: string): Promise<{ userId: string; active: boolean } | null>
  /**
   * The current person of a user; null when the user may not have a session. The rows it was read from stay locked
   * (`for share`) until the transaction ends, so that no session begins with outdated rights.
   */
  personOf(tx: Transaction, userId: string): Promise<P | null>
  /**
   * Creates the user of a proven address, by an invitation or by a registration; of two concurrent calls the second one waits and is refused.
   * It is refused as well where `acceptedTerms` are not the `currentTerms`.
   *
   * @returns the id of the user.
   * @throws AppError `EMAIL_ALREADY_REGISTERED`; `EMAIL_NOT_RECOGNIZED` when the address may not have a user.
   */
  createUser(
    tx: Transaction,
    email: string,
    facts: { readonly acceptedTerms: string; readonly currentTerms: string; readonly isInvited: boolean },
  ): Promise<string>
  /** Called in a separate transaction or in that of the event; `userId` is null for an unknown address. */
  credentialEvent(tx: Transaction, event: CredentialEvent): void
  /** Called in the transaction that changes the password of a user; not for the first password. */
  passwordChanged(tx: Transaction, userId: string, remaining: RemainingSignIns): Promise<void>
  /** Called in the transaction that changes the second factors of a user. */
  secondFactorChanged(tx: Transaction, userId: string, change: FactorChange): void
}
